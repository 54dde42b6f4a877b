import SwiftData
import SwiftUI

/// A page that shows the data of all users, for `Benchmarks/live.py`: `MeasureData --port 8080`. With `--data`, processes share the data.
struct LiveApp: App {
    static let container = makeContainer()

    private static func makeContainer() -> ModelContainer {
        do {
            let isShared = CommandLine.arguments.contains("--data")
            let container = try ModelContainer(
                for: Entry.self, configurations: ModelConfiguration(isStoredInMemoryOnly: !isShared))
            let context = ModelContext(container)
            for number in 0..<50 { context.insert(Entry("Entry \(number)")) }
            try context.save()
            return container
        } catch {
            fatalError("The data could not be opened: \(error)")
        }
    }

    static func serve() { main() }

    var body: some Scene {
        WindowGroup("Live", id: "live") { LivePage().modelContainer(Self.container) }
    }
}

@Model final class Entry {
    // Processes that begin together insert the same entries.
    @Attribute(.unique) var text: String
    var created = Date.now

    init(_ text: String) { self.text = text }
}

private struct LivePage: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Entry.created, order: .reverse) private var entries: [Entry]

    var body: some View {
        List {
            Button("Add") { context.insert(Entry("Entry \(entries.count)")) }
            ForEach(entries) { entry in Text(entry.text) }
        }
    }
}
