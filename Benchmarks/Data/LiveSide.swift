import EspalierDataStore
import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierTextMeasurement
import EspalierViews
import Foundation
import SwiftData

private struct EntriesPage: View {
    @Query(sort: \Item.size, order: .reverse) private var items: [Item]

    var body: some View {
        List(items) { item in Text(item.name) }
    }
}

/// Pages that show the same query, in one process and without a server.
@MainActor
struct LiveSide {
    func measure() throws {
        let container = try ModelContainer(
            for: Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        for number in 0..<50 { context.insert(Item(number)) }
        try context.save()
        let pages = (0..<1000).map { _ in PageSide.graph(EntriesPage(), container) }
        var number: Int64 = 20_000
        report(
            "1,000 pages show an insertion", 300,
            time(15) {
                let item = Item(Int(number))
                item.size = number
                number += 1
                context.insert(item)
                EventEnd.reach()
                for page in pages { _ = page.currentTree() }
            }, nil)
        let first = try context.fetch(FetchDescriptor<Item>())[0]
        var name = 0
        report(
            "1,000 pages that do not show the change", nil,
            time(15) {
                name += 1
                first.note = "\(name)"
                EventEnd.reach()
                for page in pages { _ = page.currentTree() }
            }, nil)
    }
}

/// The time from a commit of one process to its notice in another one, which has the same file open.
///
/// The other process is this program again: `MeasureData commits PATH`. A commit has the time before it, on a clock that processes share.
enum NoticeSide {
    private static let layout = StoreLayout(
        tables: [StoreTable(name: "Stamp", columns: [StoreColumn(name: "time", kind: .integer)])])
    private static let count = 40

    private static var nanoseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Commits the time, again and again.
    static func commit(to path: String) throws {
        let store = try DataStore(.file(path), layout: layout)
        for _ in 0..<count {
            usleep(50_000)
            var changes = StoreChanges()
            changes.insertions = [.init(table: "Stamp", values: [.stored(.integer(nanoseconds))])]
            _ = try store.commit(changes)
        }
    }

    static func measure(_ folder: String) throws {
        let path = folder + "/notices.store"
        let store = try DataStore(.file(path), layout: layout)
        let times = Times()
        let observation = store.observe { _ in
            let now = nanoseconds
            let last = try? store.rows(
                StoreFetch(
                    table: "Stamp", order: [StoreOrder(key: .column(.variable(0), "id"), isAscending: false)], limit: 1)
            )
            if let last, !last.isEmpty, let then = last.integer(0, 0) { times.add(Double(now - then) / 1e6) }
        }
        try runSelf(["commits", path])
        // The last notice may be under way.
        usleep(100_000)
        withExtendedLifetime(observation) {}
        let sorted = times.all.sorted()
        guard !sorted.isEmpty else { return print("no notice of another process arrived") }
        report("a commit of another process is noticed", 300, sorted[sorted.count / 2], nil)
        report("the latest of \(sorted.count) such notices", 300, sorted[sorted.count - 1], nil)
    }

    /// Times that any thread adds.
    private final class Times: @unchecked Sendable {
        private let lock = NSLock()
        private var times: [Double] = []
        func add(_ time: Double) { lock.withLock { times.append(time) } }
        var all: [Double] { lock.withLock { times } }
    }
}
