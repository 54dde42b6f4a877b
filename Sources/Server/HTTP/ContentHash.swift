/// A hash for names and tags of files. It distinguishes versions and is not secure.
package enum ContentHash {
    /// 64-bit FNV-1a, twice with different initial values, as at most 22 characters in base 36.
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
