import EspalierCZlib
import EspalierViews
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A ZIP archive of files on the disk, which is made while it is sent.
///
/// The files are stored as they are, so that the length of the archive and the place of each byte are known before a file is read, and
/// a download can continue in its middle. The format's records behind a file, with which a checksum could follow its bytes, would end
/// that: programs that read an archive as it arrives find the end of a stored file by the length in front of it only.
final class ZipArchive: Sendable {
    /// A file that does not have the bytes that the archive has promised.
    struct FileHasChanged: Error {}

    private let entries: [ArchiveEntry]
    /// The positions of the files' headers.
    private let starts: [Int]
    private let directoryStart: Int
    /// The number of bytes.
    let length: Int
    /// The checksums that are known, by entry.
    private let sums: Mutex<[Int: UInt32]>

    /// - Parameter sums: Checksums that are known, by entry.
    init(_ entries: [ArchiveEntry], sums: [Int: UInt32] = [:]) {
        self.entries = entries
        self.sums = Mutex(sums)
        var starts: [Int] = []
        var end = 0
        var directory = 0
        for entry in entries {
            starts.append(end)
            directory += ZipRecord.directoryEntry(entry, sum: 0, at: end).count
            end += ZipRecord.header(entry, sum: 0).count + entry.size
        }
        self.starts = starts
        directoryStart = end
        length = end + directory + ZipRecord.end(count: entries.count, start: end, length: directory).count
    }

    /// Whether all files are there with their lengths.
    var isWhole: Bool {
        entries.allSatisfy { entry in
            guard let url = entry.url else { return true }
            var status = stat()
            return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
                && Int(status.st_size) == entry.size
        }
    }

    /// Writes a part of the archive, piece by piece.
    func write(_ range: Range<Int>, to write: @escaping Response.Writer) async throws {
        var output = Output(range: range, write: write)
        for (index, entry) in entries.enumerated() where output.isOpen {
            output.position = starts[index]
            let next = index + 1 < starts.count ? starts[index + 1] : directoryStart
            guard next > range.lowerBound else { continue }
            let headerLength = next - starts[index] - entry.size
            if starts[index] + headerLength > range.lowerBound {
                try await output.send(ZipRecord.header(entry, sum: sum(of: index)))
            }
            output.position = starts[index] + headerLength
            try await output.send(entry)
        }
        guard range.upperBound > directoryStart else { return }
        output.position = directoryStart
        for (index, entry) in entries.enumerated() {
            try await output.send(ZipRecord.directoryEntry(entry, sum: sum(of: index), at: starts[index]))
        }
        try await output.send(
            ZipRecord.end(count: entries.count, start: directoryStart, length: output.position - directoryStart))
    }

    /// The checksum of a file, which is read for it once.
    private func sum(of index: Int) throws -> UInt32 {
        if let known = sums.withLock({ $0[index] }) { return known }
        var sum = crc32(0, nil, 0)
        if let reader = try FileReader(entries[index]) {
            var position = 0
            while position < reader.size {
                let bytes = try reader.read(from: position)
                sum = bytes.withUnsafeBufferPointer { crc32(sum, $0.baseAddress, UInt32($0.count)) }
                position += bytes.count
            }
        }
        let result = UInt32(truncatingIfNeeded: sum)
        sums.withLock { $0[index] = result }
        return result
    }

    /// The bytes of a range of the archive on their way to a client.
    private struct Output {
        let range: Range<Int>
        let write: Response.Writer
        /// The position in the archive of the next bytes.
        var position = 0

        /// Whether bytes of the range are missing.
        var isOpen: Bool { position < range.upperBound }

        mutating func send(_ bytes: [UInt8]) async throws {
            let first = max(range.lowerBound - position, 0)
            let end = min(range.upperBound - position, bytes.count)
            position += bytes.count
            guard first < end else { return }
            try await write(end - first == bytes.count ? bytes : Array(bytes[first..<end]))
        }

        /// Sends a file. What is in front of the range is not read.
        mutating func send(_ entry: ArchiveEntry) async throws {
            guard isOpen, let reader = try FileReader(entry) else { return }
            let start = position
            position = max(position, min(range.lowerBound, start + reader.size))
            while isOpen, position < start + reader.size {
                try await send(try reader.read(from: position - start))
            }
        }
    }
}

/// Reads a file of an archive in pieces.
private final class FileReader {
    private let descriptor: Int32
    let size: Int
    private static let piece = 64 << 10

    /// Nil for a folder.
    init?(_ entry: ArchiveEntry) throws {
        guard let url = entry.url else { return nil }
        descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        size = entry.size
        guard descriptor >= 0 else { throw ZipArchive.FileHasChanged() }
    }

    deinit { close(descriptor) }

    func read(from position: Int) throws -> [UInt8] {
        let wanted = min(Self.piece, size - position)
        let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
            var result = 0
            repeat {
                result = pread(descriptor, buffer.baseAddress, wanted, off_t(position))
            } while result < 0 && errno == EINTR
            count = max(result, 0)
        }
        guard !bytes.isEmpty else { throw ZipArchive.FileHasChanged() }
        return bytes
    }
}
