import EspalierDataStore
import Foundation

// Commits to the store at a path until it is killed, and writes the number of each commit when it is done: `StoreWriter PATH START`.
// Each commit has a note with a text, a tag that the note shares with the one before, their pairs, and sometimes a large value.

let layout = StoreLayout(
    tables: [
        StoreTable(
            name: "Note",
            columns: [
                StoreColumn(name: "number", kind: .integer),
                StoreColumn(name: "image", kind: .data, isOptional: true, isExternal: true),
            ], uniques: [["number"]]),
        StoreTable(name: "Tag", columns: [StoreColumn(name: "word", kind: .text)]),
    ], joins: [StoreJoin(name: "Note_tags", owner: "Note", element: "Tag")])

let store = try DataStore(.file(CommandLine.arguments[1]), layout: layout)
var number = Int64(CommandLine.arguments[2])!
while true {
    var changes = StoreChanges()
    let image =
        number.isMultiple(of: 3) ? StoredValue.data(Data(repeating: UInt8(number & 0xFF), count: 140_000)) : .null
    changes.insertions = [
        .init(table: "Note", values: [.stored(.integer(number)), .stored(image)]),
        .init(table: "Tag", values: [.stored(.text("tag \(number)"))]),
    ]
    changes.addedPairs = [.init(join: "Note_tags", owner: .inserted(0), element: .inserted(1))]
    // An old note goes, with its pair and its file.
    let old = try store.ids(
        StoreFetch(
            table: "Note", filter: .binary(.equal, .column(.variable(0), "number"), .value(.integer(number - 20)))))
    changes.deletions = old.map { .init(table: "Note", id: $0) }
    _ = try store.commit(changes)
    try FileHandle.standardOutput.write(contentsOf: Data("\(number)\n".utf8))
    number += 1
}
