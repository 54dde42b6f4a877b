@testable import EspalierDataStore
import Foundation
import Testing

/// A process that commits is killed at random: `Tests/Apps/StoreWriter`. `ESPALIER_KILLS=200` kills it more often.
struct KillTests {
    private static let kills = ProcessInfo.processInfo.environment["ESPALIER_KILLS"].flatMap { Int($0) } ?? 8

    private static let layout = StoreLayout(
        tables: [
            StoreTable(
                name: "Note",
                columns: [
                    StoreColumn(name: "number", kind: .integer),
                    StoreColumn(name: "image", kind: .data, isOptional: true, isExternal: true),
                ], uniques: [["number"]]),
            StoreTable(name: "Tag", columns: [StoreColumn(name: "word", kind: .text)]),
        ], joins: [StoreJoin(name: "Note_tags", owner: "Note", element: "Tag")])

    private let folder = TemporaryFolder()
    private var path: String { folder.file("notes.store") }

    /// The program, which is beside that of the tests.
    private var program: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("StoreWriter")
    }

    @Test func `every acknowledged commit is there, and nothing else remains`() throws {
        var last: Int64 = 0
        for _ in 0..<KillTests.kills {
            let acknowledged = try writeUntilKilled(from: last + 1)
            let store = try DataStore(.file(path), layout: KillTests.layout)
            last = try check(store, acknowledged: max(acknowledged, last))
        }
        #expect(last > 0)
    }

    /// The last number that the program acknowledged; zero if it has not.
    private func writeUntilKilled(from number: Int64) throws -> Int64 {
        let process = Process()
        process.executableURL = program
        process.arguments = [path, "\(number)"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        var output = Data()
        var patience = Int.random(in: 0..<40)
        while patience > 0, case let part = pipe.fileHandleForReading.availableData, !part.isEmpty {
            output += part
            patience -= part.count { $0 == UInt8(ascii: "\n") }
        }
        // This waits for nothing: the kill comes at a random moment of the next commits, which is what the test varies.
        usleep(UInt32.random(in: 0..<2000))
        kill(process.processIdentifier, SIGKILL)
        output += pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        return String(decoding: output, as: UTF8.self).split(separator: "\n").last.flatMap { Int64($0) } ?? 0
    }

    /// Checks the rows, and returns the last number.
    private func check(_ store: DataStore, acknowledged: Int64) throws -> Int64 {
        let rows = try store.rows(StoreFetch(table: "Note", columns: ["number", "image"]))
        let numbers = rows.indices.compactMap { rows.integer($0, 0) }
        let last = numbers.last ?? 0
        // At most one commit was done and not yet acknowledged.
        #expect(last == acknowledged || last == acknowledged + 1)
        #expect(numbers == (last == 0 ? [] : Array(max(1, last - 19)...last)))
        for row in rows.indices {
            let number = numbers[row]
            let image = StoredValue.data(Data(repeating: UInt8(number & 0xFF), count: 140_000))
            #expect(rows[row, 1] == (number.isMultiple(of: 3) ? image : .null))
        }
        let tags = try store.related(StoreRelation(element: "Tag", kind: .join("Note_tags")), to: rows.ids)
        #expect(tags.rows.indices.map { tags.rows.text($0, 0) } == numbers.map { "tag \($0)" })
        let pairs = try store.reading { (connection) throws(StoreError) in
            try connection.integer("SELECT count(*) FROM Note_tags")
        }
        #expect(pairs == Int64(numbers.count))
        #expect(ExternalFiles(database: path).names.count == numbers.count { $0.isMultiple(of: 3) })
        let isWhole = try store.reading { (connection) throws(StoreError) in
            try connection.text("PRAGMA integrity_check")
        }
        #expect(isWhole == "ok")
        return last
    }
}
