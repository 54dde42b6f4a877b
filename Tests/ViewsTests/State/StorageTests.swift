import EspalierDisplayTree
import Foundation
import Testing
import TestKit

@testable import EspalierViews

private enum Theme: String {
    case light, dark
}

private enum Level: Int {
    case low = 1
    case high = 2
}

@MainActor
@Suite struct `A stored value` {
    private struct Settings: View {
        @AppStorage("count") private var count = 1
        @AppStorage("theme") private var theme = Theme.light
        @AppStorage("level") private var level = Level.low
        @AppStorage("name") private var name: String?

        init(store: UserDefaults? = nil) {
            _count = AppStorage(wrappedValue: 1, "count", store: store)
            _theme = AppStorage(wrappedValue: .light, "theme", store: store)
            _level = AppStorage(wrappedValue: .low, "level", store: store)
            _name = AppStorage("name", store: store)
        }

        var body: some View {
            Text("\(count) \(theme.rawValue) \(level.rawValue) \(name ?? "none")")
            Button("count") { count += 1 }
            Button("theme") { theme = .dark }
            Button("level") { level = .high }
            Button("name") { name = "Ada" }
            Button("unname") { name = nil }
            Stepper("step", value: $count)
        }
    }

    private func withStore(_ body: (UserDefaults) throws -> Void) throws {
        let name = "espalier-test-\(UUID())"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        try body(store)
    }

    @Test func `is written to the app's store, by assignments and by bindings`() throws {
        try withStore { store in
            let page = TestPage { VStack { Settings(store: store) } }
            #expect(page.texts.first == "1 light 1 none")
            try page.tap("count")
            #expect(store.integer(forKey: "count") == 2)
            try page.send(.change, .number(1), to: "step")
            #expect(store.integer(forKey: "count") == 3)
            try page.tap("theme")
            try page.tap("level")
            try page.tap("name")
            #expect(store.string(forKey: "theme") == "dark")
            #expect(store.integer(forKey: "level") == 2)
            #expect(store.string(forKey: "name") == "Ada")
            #expect(page.texts.first == "3 dark 2 Ada")
        }
    }

    @Test func `begins with the value in the app's store`() throws {
        try withStore { store in
            store.set(7, forKey: "count")
            store.set("dark", forKey: "theme")
            store.set(9, forKey: "level")
            store.set("Bea", forKey: "name")
            let page = TestPage { VStack { Settings(store: store) } }
            // There is no level 9.
            #expect(page.texts.first == "7 dark 1 Bea")
        }
    }

    @Test func `is one for all views of a page`() throws {
        try withStore { store in
            let page = TestPage {
                VStack {
                    Settings(store: store)
                    Settings(store: store)
                }
            }
            try page.tap("count")
            #expect(page.texts.filter { $0.hasPrefix("2 ") }.count == 2)
        }
    }

    @Test func `without a store belongs to the browser, and may become nil again`() throws {
        let values = ClientValues()
        let count = values.location(
            "count", initial: 1, coding: StorageCoding(to: { $0 }, from: { (value: Int) in value }))
        var changes = 0
        values.onChange = { changes += 1 }
        count.set(5, transaction: Transaction())
        #expect(changes == 1)
        let restored = ClientValues(values.data)
        let again = restored.location(
            "count", initial: 1, coding: StorageCoding(to: { $0 }, from: { (value: Int) in value }))
        #expect(again.get() == 5)
        #expect(ClientValues(Data([1, 2])).data.isEmpty)
    }

    @Test func `of another type under the same key follows if it can be converted`() {
        let values = ClientValues()
        let number = values.location(
            "key", initial: 1, coding: StorageCoding(to: { $0 }, from: { (value: Int) in value }))
        let text = values.location(
            "key", initial: "-", coding: StorageCoding(to: { $0 }, from: { (value: String) in value }))
        let decimal = values.location(
            "key", initial: 0.5, coding: StorageCoding(to: { $0 }, from: { (value: Double) in value }))
        number.set(4, transaction: Transaction())
        #expect(number.get() == 4 && text.get() == "-" && decimal.get() == 4)
        text.set("four", transaction: Transaction())
        #expect(number.get() == 1 && text.get() == "four" && decimal.get() == 0.5)
        let same = values.location(
            "key", initial: "-", coding: StorageCoding(to: { $0 }, from: { (value: String) in value }))
        #expect(same === text)
    }

    private struct Draft: View {
        @SceneStorage("text") private var text = "empty"
        @SceneStorage("theme") private var theme = Theme.light
        @SceneStorage("flag") private var flag: Bool?

        var body: some View {
            Text("\(text) \(theme.rawValue) \(flag.map { "\($0)" } ?? "none")")
            TextField("write", text: $text)
            Button("dark") { theme = .dark }
            Button("flag") { flag = true }
        }
    }

    @Test func `of a scene is shared by its views, and kept in its snapshot`() throws {
        let page = TestPage {
            VStack {
                Draft()
                Draft()
            }
        }
        try page.send(.input, .text("Hello"), to: "write")
        try page.tap("dark")
        try page.tap("flag")
        #expect(page.texts.filter { $0 == "Hello dark true" }.count == 2)
        let next = TestPage(snapshot: page.graph.snapshot()) {
            VStack {
                Draft()
                Draft()
            }
        }
        #expect(next.texts.filter { $0 == "Hello dark true" }.count == 2)
    }

    @Test func `outside of a page is its initial value`() {
        let storage = AppStorage(wrappedValue: 3, "outside")
        storage.wrappedValue = 4
        #expect(storage.wrappedValue == 3)
        storage.projectedValue.wrappedValue = 5
        #expect(storage.projectedValue.wrappedValue == 3)
        let scene = SceneStorage(wrappedValue: 3, "outside")
        scene.projectedValue.wrappedValue = 5
        #expect(scene.projectedValue.wrappedValue == 3)
    }
}
