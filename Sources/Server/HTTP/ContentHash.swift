/// A hash of bytes for names and tags of files: it distinguishes versions and protects nothing.
package enum ContentHash {
    /// FNV-1a in 64 bits, twice with different starts, as 22 characters of base 36 at most.
    package static func text(of bytes: [UInt8]) -> String {
        var first: UInt64 = 0xcbf2_9ce4_8422_2325
        var second: UInt64 = 0x8422_2325_cbf2_9ce4
        for byte in bytes {
            first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
            second = (second ^ UInt64(byte)) &* 0x0000_0100_0000_0193
        }
        return String(first, radix: 36) + String(second & 0xFFFF, radix: 36)
    }
}
