import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierTextMeasurement
import EspalierViews
import Foundation
import Glibc
import SwiftData

@Model final class Item {
    #Index<Item>([\.name], [\.part])
    var name: String
    var note: String?
    var size: Int64
    var part: Int64
    var price: Double
    var date: Date

    init(_ number: Int) {
        let row = Row(number)
        name = row.name
        note = row.note
        size = row.size
        part = row.part
        price = row.price
        date = Date(timeIntervalSinceReferenceDate: row.date)
    }
}

private struct ItemsPage: View {
    @Query(sort: \Item.name) private var items: [Item]

    var body: some View {
        List(items) { item in Text(item.name) }
    }
}

/// A view that reads a value of each model.
private struct SumPage: View {
    @Query(sort: \Item.name) private var items: [Item]

    var body: some View { Text("\(items.reduce(0) { $0 + $1.name.utf8.count })") }
}

/// Pages that show 100,000 models, beside plain SQLite on the same file.
@MainActor
struct PageSide {
    private let path: String
    private static let resources = AppResources(measurer: TextMeasurer(fonts: try! FontLibrary()))

    init(reading path: String) { self.path = path }

    init(_ folder: String) throws {
        path = folder + "/pages.store"
        let container = try open()
        let context = ModelContext(container)
        for number in 0..<100_000 { context.insert(Item(number)) }
        try context.save()
    }

    private func open() throws -> ModelContainer {
        try ModelContainer(for: Item.self, configurations: ModelConfiguration(url: URL(fileURLWithPath: path)))
    }

    private func page(_ container: ModelContainer) -> ViewGraph { Self.graph(ItemsPage(), container) }

    static func graph(_ page: some View, _ container: ModelContainer) -> ViewGraph {
        let graph = ViewGraph(
            host: HostEnvironment(size: CGSize(width: 390, height: 844)), resources: resources
        ) { page.modelContainer(container) }
        _ = graph.currentTree()
        return graph
    }

    /// The times of the library and of plain SQLite, in turn.
    @MainActor private struct Pair {
        var own: [Double] = []
        var plain: [Double] = []

        func write(_ name: String, _ limit: Double? = nil) {
            report(name, limit, own.sorted()[own.count / 2], plain.isEmpty ? nil : plain.sorted()[plain.count / 2])
        }
    }

    func measure() throws {
        let plain = PlainSide(reading: path)
        var (first, further, change, all, eager) = (Pair(), Pair(), Pair(), Pair(), Pair())
        var sum = 0
        sum += plain.page()
        try runSelf(["memory", path])
        for round in 0..<15 {
            let container = try open()
            let context = container.mainContext
            var pages: [ViewGraph] = []
            first.own.append(time(1) { pages.append(page(container)) })
            first.plain.append(time(1) { sum += plain.page() })
            further.own.append(time(1) { pages.append(page(container)) })
            let new = Item(round)
            change.own.append(
                try time(1) {
                    context.insert(new)
                    try context.save()
                    EventEnd.reach()
                    for page in pages { _ = page.currentTree() }
                })
            context.delete(new)
            try context.save()
            EventEnd.reach()
            all.own.append(time(1) { pages.append(Self.graph(SumPage(), container)) })
            all.plain.append(time(1) { sum += plain.all() })
            withExtendedLifetime(pages) {}
        }
        first.write("a page with 100,000 models, by an index", 30)
        further.write("a further page")
        change.write("an insertion, and two such pages")
        all.write("a value of each of 100,000 models")
        for _ in 0..<5 {
            let context = ModelContext(try open())
            eager.own.append(
                try time(1) {
                    for item in try context.fetch(FetchDescriptor<Item>()) { sum += item.name.utf8.count }
                })
            eager.plain.append(time(1) { sum += plain.all() })
        }
        eager.write("a fetch of 100,000, and a value of each")
        if sum == 0 { print("nothing was read") }
    }

    /// Measures the memory of a long result for each row, in the contexts of five containers. A process that has released memory would use it
    /// again.
    func measureMemory() throws {
        let containers = try (0..<6).map { _ in try open() }
        var pages = [page(containers[0])]
        let before = residentBytes
        for container in containers.dropFirst() { pages.append(page(container)) }
        print("| data: memory of 100,000 models in a page, for each | \((residentBytes - before) / 500_000) bytes | |")
        withExtendedLifetime(pages) {}
    }

    private var residentBytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        return (Int(text.split(separator: " ")[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
