import EspalierViews
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The folder of unfinished uploads, which a restarted server continues: for each, a file with the bytes that have arrived, and one that
/// describes it.
package final class UploadFolder: Sendable {
    /// The description of an upload.
    struct Record: Codable, Equatable, Sendable {
        var id: String
        var session: String
        var browser: String
        var length: Int
        var name: UploadName
        /// The address of the client, whose share of the room counts; empty if it is not known.
        var client: String
        /// The start of the machine after which the upload began. Bytes that arrived before a loss of power may be missing.
        var boot = UploadFolder.boot
    }

    /// The name that Linux gives to the current start of the machine; empty where there is none.
    private static let boot =
        (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8))?
        .trimmingCharacters(in: .whitespacesAndNewlines) ?? ""

    private let path: String
    private static let ending = ".json"
    /// Descriptions are short, apart from names.
    private static let recordLimit = 64 << 10

    /// The folder beside a file of sessions, which is made if it is not there.
    ///
    /// - Throws: `CocoaError`, if it cannot be made.
    package init(besideSessions file: String) throws {
        path = file + "-uploads"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// The place of the bytes of an upload.
    func place(of id: String) -> String { path + "/" + id }

    /// Writes the description of an upload. Returns whether it is there.
    func add(_ record: Record) -> Bool {
        guard let data = try? JSONEncoder().encode(record), data.count <= Self.recordLimit else { return false }
        return FileManager.default.createFile(
            atPath: place(of: record.id) + Self.ending, contents: data, attributes: [.posixPermissions: 0o600])
    }

    /// Removes the description of an upload, which is complete or has ended.
    func removeRecord(of id: String) { unlink(place(of: id) + Self.ending) }

    /// Removes an upload.
    func remove(_ id: String) {
        removeRecord(of: id)
        unlink(place(of: id))
    }

    /// The uploads that a former process has left. Files that belong to none are removed.
    func records() -> [Record] {
        var found: [Record] = []
        var places: Set<String> = []
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names where name.hasSuffix(Self.ending) {
            let id = String(name.dropLast(Self.ending.count))
            guard let data = FileManager.default.contents(atPath: path + "/" + name), data.count <= Self.recordLimit,
                let record = try? JSONDecoder().decode(Record.self, from: data), record.id == id,
                record.boot == Self.boot, names.contains(id)
            else { continue }
            found.append(record)
            places.formUnion([name, id])
        }
        for name in names where !places.contains(name) { unlink(path + "/" + name) }
        return found
    }
}
