import AppIntents
import Testing

private struct Boat: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Boat"
    static let defaultQuery = BoatQuery()

    let id: Int
    @Property(title: "Name") var name: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "A boat", image: .init(systemName: "sailboat"))
    }

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

private struct BoatQuery: EntityQuery {
    @Dependency var harbor: Harbor

    func entities(for identifiers: [Int]) async throws -> [Boat] {
        identifiers.map { Boat(id: $0, name: harbor.name(of: $0)) }
    }
}

private struct AllBoats: EnumerableEntityQuery, EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [Boat] { [] }
    func entities(matching string: String) async throws -> [Boat] { [Boat(id: 7, name: string)] }
    func allEntities() async throws -> [Boat] { [Boat(id: 1, name: "Ada")] }
}

private struct Harbor: Sendable {
    func name(of boat: Int) -> String { "Boat \(boat)" }
}

private struct BoatNames: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Ada", "Bea"] }
}

private struct Sail: AppIntent {
    static let title: LocalizedStringResource = "Sail"

    @Parameter(title: "Boat") var boat: Boat
    @Parameter(title: "Knots", default: 5, inclusiveRange: (1, 20)) var knots: Int
    @Parameter(title: "Name", optionsProvider: BoatNames()) var name: String

    func perform() async throws -> some IntentResult & ReturnsValue<Boat> { .result(value: boat) }
}

private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Sail(), phrases: ["Sail with \(.applicationName)", "Sail \(\.$boat) with \(.applicationName)"],
            shortTitle: "Sail", systemImageName: "sailboat")
        AppShortcut(intent: Sail(), phrases: ["Go with \(.applicationName)"])
    }
}

@Suite struct `Declarations for Siri` {
    @Test func `compile as Apple's do, and hold their values`() async throws {
        AppDependencyManager.shared.add(dependency: Harbor())
        let boats = try await BoatQuery().entities(for: [3])
        #expect(boats.map(\.name) == ["Boat 3"])
        #expect(try await BoatQuery().suggestedEntities().isEmpty)
        #expect(try await AllBoats().results().map(\.id) == [1])
        #expect(await BoatQuery().defaultResult() == nil)
        #expect(boats[0].displayRepresentation.subtitle == "A boat")
        #expect(Boat.persistentIdentifier == "Boat")

        let intent = Sail()
        intent.boat = boats[0]
        #expect(intent.knots == 5)
        #expect(try await intent.perform().value?.id == 3)
        #expect(Shortcuts.appShortcuts.count == 2)
        #expect(Shortcuts.shortcutTileColor == .blue)
        #expect(Shade.dark.localizedStringResource == "Dark")
    }

    @Test func `make a dependency once, when it is first used`() {
        final class Counter: Sendable {}
        let manager = AppDependencyManager.shared
        manager.add(key: "once", dependency: Counter())
        let first = AppDependency<Counter>(key: "once").wrappedValue
        #expect(first === AppDependency<Counter>(key: "once").wrappedValue)
        manager.add(key: "once", dependency: Counter())
        #expect(first !== AppDependency<Counter>(key: "once").wrappedValue)
    }
}
