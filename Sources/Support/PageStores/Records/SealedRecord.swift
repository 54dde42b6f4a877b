/// The bytes of a record with a version and a checksum, as stores keep them.
///
/// The checksum of a page covers its id, so that one that was copied to another row by hand is not taken for that row's. Browsers change
/// their ids, so theirs does not.
enum SealedRecord {
    /// The version of the format, in the first byte.
    static let version: UInt8 = 1
    private static let headerSize = 9

    static func seal(_ data: [UInt8], page id: String = "") -> [UInt8] {
        let sum = checksum(data[...], id)
        return [UInt8](unsafeUninitializedCapacity: headerSize + data.count) { buffer, count in
            buffer[0] = version
            for index in 0..<8 { buffer[1 + index] = UInt8(truncatingIfNeeded: sum >> UInt64(8 * index)) }
            data.withUnsafeBytes {
                UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[headerSize...])
                    .copyMemory(from: $0)
            }
            count = headerSize + data.count
        }
    }

    /// Returns the bytes that were sealed. No bytes at all are those of a page that has begun and was not written.
    static func open(_ bytes: [UInt8], page id: String = "") throws(PageStoreError) -> [UInt8] {
        if bytes.isEmpty { return [] }
        let name = id.isEmpty ? "the record of a browser" : "the record of the page \(id)"
        guard bytes[0] == version else {
            throw .damaged(
                bytes[0] > version && bytes[0] < 32
                    ? "\(name) was written by a newer version of the program" : "\(name) is damaged")
        }
        guard bytes.count >= headerSize else { throw .damaged("\(name) is cut off") }
        var sum: UInt64 = 0
        for index in 0..<8 { sum |= UInt64(bytes[1 + index]) << UInt64(8 * index) }
        let data = bytes[headerSize...]
        guard sum == checksum(data, id) else { throw .damaged("\(name) is damaged") }
        return Array(data)
    }

    /// A hash of 64 bits, eight bytes at a time. It finds accidents; it is no signature.
    private static func checksum(_ data: ArraySlice<UInt8>, _ id: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in id.utf8 { mix(UInt64(byte), into: &hash) }
        data.withUnsafeBytes { bytes in
            let whole = bytes.count & ~7
            for offset in stride(from: 0, to: whole, by: 8) {
                mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)), into: &hash)
            }
            for byte in bytes[whole...] { mix(UInt64(byte), into: &hash) }
        }
        mix(UInt64(data.count), into: &hash)
        return hash ^ hash >> 32
    }

    @inline(__always)
    private static func mix(_ value: UInt64, into hash: inout UInt64) {
        hash = (hash ^ value) &* 0x9e37_79b9_7f4a_7c15
        hash ^= hash >> 29
    }
}
