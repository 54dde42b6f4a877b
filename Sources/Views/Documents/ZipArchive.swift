import Foundation

/// A ZIP archive of files, which are stored without compression.
struct ZipArchive {
    private var bytes: [UInt8] = []
    private var directory: [UInt8] = []
    private var count: UInt16 = 0

    /// The limits of the format without its extensions.
    struct TooLarge: Error {}

    /// Adds a file.
    ///
    /// - Parameter path: The names of the folders and the file, with slashes between.
    mutating func add(_ data: Data, at path: String) throws(TooLarge) {
        let name = Array(path.utf8)
        guard data.count < UInt32.max, bytes.count + data.count < UInt32.max, name.count < UInt16.max, count < .max
        else { throw TooLarge() }
        let offset = UInt32(bytes.count)
        var entry: [UInt8] = []
        // The version that reads it, UTF-8 for names, no compression, and midnight of the first day that the format knows.
        for field: UInt16 in [20, 1 << 11, 0, 0, 0x21] { entry.append(field) }
        entry.append(Self.checksum(data))
        entry.append(UInt32(data.count))
        entry.append(UInt32(data.count))
        entry.append(UInt16(name.count))
        entry.append(UInt16(0))
        bytes.append(UInt32(0x0403_4B50))
        bytes += entry + name
        bytes += data
        directory.append(UInt32(0x0201_4B50))
        directory.append(UInt16(20))
        directory += entry
        for field: UInt16 in [0, 0, 0] { directory.append(field) }
        directory.append(UInt32(0))
        directory.append(offset)
        directory += name
        count += 1
    }

    /// The archive.
    var data: Data {
        var archive = bytes + directory
        archive.append(UInt32(0x0605_4B50))
        for field in [0, 0, count, count] { archive.append(field) }
        archive.append(UInt32(directory.count))
        archive.append(UInt32(bytes.count))
        archive.append(UInt16(0))
        return Data(archive)
    }

    /// The checksum CRC-32 of ISO 3309.
    static func checksum(_ data: Data) -> UInt32 {
        var sum = UInt32.max
        for byte in data { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
        return ~sum
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
}

extension [UInt8] {
    fileprivate mutating func append<Number: FixedWidthInteger>(_ number: Number) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
