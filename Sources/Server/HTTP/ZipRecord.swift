import EspalierViews

/// The records of a ZIP archive (APPNOTE.TXT 6.3.10). Numbers that do not fit into their fields are in the fields of ZIP64.
enum ZipRecord {
    private static let limit = Int(UInt32.max)

    /// The record in front of a file.
    static func header(_ entry: ArchiveEntry, sum: UInt32) -> [UInt8] {
        let isLarge = entry.size >= limit
        var bytes: [UInt8] = []
        bytes.append(UInt32(0x0403_4B50))
        append(entry, sum, isLarge: isLarge, to: &bytes)
        bytes.append(UInt16(isLarge ? 20 : 0))
        bytes += entry.path.utf8
        // Both lengths, the one without and the one with compression.
        if isLarge { append(extra: [entry.size, entry.size], to: &bytes) }
        return bytes
    }

    /// The record of a file in the directory at the end.
    ///
    /// - Parameter start: the position of the file's header.
    static func directoryEntry(_ entry: ArchiveEntry, sum: UInt32, at start: Int) -> [UInt8] {
        let isLarge = entry.size >= limit
        let extra = (isLarge ? [entry.size, entry.size] : []) + (start >= limit ? [start] : [])
        var bytes: [UInt8] = []
        bytes.append(UInt32(0x0201_4B50))
        bytes.append(UInt16(extra.isEmpty ? 20 : 45))
        append(entry, sum, isLarge: !extra.isEmpty && isLarge, version: extra.isEmpty ? 20 : 45, to: &bytes)
        bytes.append(UInt16(extra.isEmpty ? 0 : 4 + 8 * extra.count))
        // No comment, the first disk, and no attributes but that of a folder.
        for field: UInt16 in [0, 0, 0] { bytes.append(field) }
        bytes.append(UInt32(entry.url == nil ? 0x10 : 0))
        bytes.append(UInt32(min(start, limit)))
        bytes += entry.path.utf8
        append(extra: extra, to: &bytes)
        return bytes
    }

    /// The records at the end.
    ///
    /// - Parameters:
    ///   - count: the number of files.
    ///   - start: the position of the directory.
    ///   - length: its number of bytes.
    static func end(count: Int, start: Int, length: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        if count >= Int(UInt16.max) || start >= limit || length >= limit {
            bytes.append(UInt32(0x0606_4B50))
            bytes.append(UInt64(44))
            for field: UInt16 in [45, 45] { bytes.append(field) }
            for field: UInt32 in [0, 0] { bytes.append(field) }
            for field in [count, count, length, start] { bytes.append(UInt64(field)) }
            bytes.append(UInt32(0x0706_4B50))
            bytes.append(UInt32(0))
            bytes.append(UInt64(start + length))
            bytes.append(UInt32(1))
        }
        bytes.append(UInt32(0x0605_4B50))
        let short = UInt16(min(count, Int(UInt16.max)))
        for field: UInt16 in [0, 0, short, short] { bytes.append(field) }
        bytes.append(UInt32(min(length, limit)))
        bytes.append(UInt32(min(start, limit)))
        bytes.append(UInt16(0))
        return bytes
    }

    /// The fields that both records have: the version that reads it, UTF-8 for names, no compression, midnight of the first day that the
    /// format knows, the checksum, the lengths, and that of the name.
    private static func append(
        _ entry: ArchiveEntry, _ sum: UInt32, isLarge: Bool, version: UInt16? = nil, to bytes: inout [UInt8]
    ) {
        for field: UInt16 in [version ?? (isLarge ? 45 : 20), 1 << 11, 0, 0, 0x21] { bytes.append(field) }
        bytes.append(sum)
        let size = isLarge ? UInt32.max : UInt32(entry.size)
        bytes.append(size)
        bytes.append(size)
        bytes.append(UInt16(entry.path.utf8.count))
    }

    private static func append(extra numbers: [Int], to bytes: inout [UInt8]) {
        guard !numbers.isEmpty else { return }
        for field: UInt16 in [1, UInt16(8 * numbers.count)] { bytes.append(field) }
        for number in numbers { bytes.append(UInt64(number)) }
    }
}

extension [UInt8] {
    fileprivate mutating func append<Number: FixedWidthInteger>(_ number: Number) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
