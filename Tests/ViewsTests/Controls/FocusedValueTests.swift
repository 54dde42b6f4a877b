import EspalierDisplayTree
import EspalierViews
import Foundation
import Testing
import TestKit

private struct NoteKey: FocusedValueKey {
    typealias Value = String
}

private struct CountKey: FocusedValueKey {
    typealias Value = Binding<Int>
}

extension FocusedValues {
    fileprivate var note: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }

    fileprivate var count: Binding<Int>? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}

@MainActor
@Suite struct `A focused value` {
    private struct Reader: View {
        @FocusedValue(\.note) private var note
        @FocusedBinding(\.count) private var count

        var body: some View {
            Text("note \(note ?? "none"), count \(count.map { "\($0)" } ?? "none")")
            Button("add") { count? += 1 }
        }
    }

    private struct Desk: View {
        @State private var name = "a"
        @State private var count = 0
        @State private var isShown = true
        @State private var isOpen = true

        var body: some View {
            VStack {
                Reader()
                if isShown {
                    VStack {
                        TextField("inner", text: .constant("")).focusedValue(\.note, name + " inner")
                        TextField("outer", text: .constant(""))
                    }
                    .focusedValue(\.note, name)
                }
                TextField("counter", text: .constant("")).focusedValue(\.count, $count)
                if isOpen { Text("scene").focusedSceneValue(\.note, name + " scene") }
                Button("rename") { name = "b" }
                Button("hide") { isShown = false }
                Button("close") { isOpen = false }
                Button("none") { count = 7 }
            }
        }
    }

    private func page() -> TestPage { TestPage(height: 600) { Desk() } }

    @Test func `is the scene's while no field with a value is focused`() throws {
        let page = page()
        #expect(page.texts.first == "note a scene, count none")
        try page.send(.focus, .none, to: "counter")
        #expect(page.texts.first == "note a scene, count 0")
        try page.send(.blur, .none, to: "counter")
        #expect(page.texts.first == "note a scene, count none")
    }

    @Test func `is the innermost one around the focused field`() throws {
        let page = page()
        try page.send(.focus, .none, to: "outer")
        #expect(page.texts.first == "note a, count none")
        try page.send(.blur, .none, to: "outer")
        try page.send(.focus, .none, to: "inner")
        #expect(page.texts.first == "note a inner, count none")
        try page.send(.blur, .none, to: "inner")
        #expect(page.texts.first == "note a scene, count none")
    }

    @Test func `follows its source`() throws {
        let page = page()
        try page.tap("rename")
        #expect(page.texts.first == "note b scene, count none")
        try page.send(.focus, .none, to: "outer")
        try page.tap("rename")
        #expect(page.texts.first == "note b, count none")
    }

    @Test func `ends with its view`() throws {
        let page = page()
        try page.send(.focus, .none, to: "outer")
        try page.tap("hide")
        #expect(page.texts.first == "note a scene, count none")
        try page.tap("close")
        #expect(page.texts.first == "note none, count none")
    }

    @Test func `that is a binding is written by its readers`() throws {
        let page = page()
        try page.tap("add")
        try page.send(.focus, .none, to: "counter")
        #expect(page.texts.first == "note a scene, count 0")
        try page.tap("add")
        #expect(page.texts.first == "note a scene, count 1")
    }
}
