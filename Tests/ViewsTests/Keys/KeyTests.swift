import EspalierDisplayTree
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A keyboard shortcut` {
    private func shortcuts(_ page: TestPage) -> [String?] {
        page.nodes.compactMap { if case .control(let control) = $0.content { control } else { nil } }.map(\.shortcut)
    }

    @Test func `is part of its button or switch`() {
        let page = TestPage(height: 400) {
            Button("Save") {}.keyboardShortcut("s")
            Button("Up") {}.keyboardShortcut(.upArrow, modifiers: [.shift, .option])
            Button("Done") {}.keyboardShortcut(.defaultAction)
            Button("Cancel") {}.keyboardShortcut(.cancelAction)
            Toggle("Loud", isOn: .constant(true)).keyboardShortcut("L", modifiers: .control)
            Button("None") {}
        }
        #expect(shortcuts(page) == ["8 s", "5 ArrowUp", "0 Enter", "0 Escape", "2 l", nil])
    }

    @Test func `can be taken away again`() throws {
        struct Changing: View {
            @State private var has = true

            var body: some View {
                Button("toggle") { has.toggle() }.keyboardShortcut(has ? KeyboardShortcut(.space) : nil)
            }
        }
        let page = TestPage { Changing() }
        #expect(shortcuts(page) == ["8 Space"])
        try page.tap("toggle")
        #expect(shortcuts(page) == [nil])
    }
}

@MainActor
@Suite struct `A key press` {
    private func words(_ page: TestPage) -> [String] {
        page.nodes.compactMap { if case .part(.keys(let words)) = $0.content { words } else { nil } }
    }

    struct Board: View {
        @State private var log: [String] = []

        var body: some View {
            VStack {
                Text(log.joined(separator: ","))
                Text("board")
                    .onKeyPress("x") {
                        log.append("x")
                        return .handled
                    }
                    .onKeyPress(keys: ["y", .return], phases: .all) { press in
                        log.append("\(press.phase == .up ? "up" : "down") \(press.key == .return)")
                        return press.key == .return ? .handled : .ignored
                    }
                    .onKeyPress { press in
                        log.append("any \(press.characters)\(press.modifiers.contains(.shift) ? " shifted" : "")")
                        return .handled
                    }
            }
        }
    }

    /// Sends a press to the innermost view whose words have a key.
    private func press(_ words: String, on page: TestPage, at index: Int) throws {
        let nodes = page.nodes.filter { if case .part(.keys) = $0.content { true } else { false } }
        try page.graph.send(DisplayEvent(node: nodes[index].id, type: .key, value: .text(words)))
        page.update()
    }

    @Test func `names the keys and phases that the page reports`() {
        #expect(words(TestPage { Board() }) == ["dr *", "dru Enter y", "dr x"])
    }

    @Test func `runs its action, and goes to an outer view if it is ignored`() throws {
        let page = TestPage { Board() }
        try press("d0 x", on: page, at: 2)
        #expect(page.texts.first == "x")
        try press("u0 Enter", on: page, at: 1)
        #expect(page.texts.first == "x,up true")
        try press("d1 Y", on: page, at: 1)
        #expect(page.texts.first == "x,up true,down false,any Y shifted")
    }

    @Test func `of an unknown key runs nothing, and an invalid press is refused`() throws {
        let page = TestPage { Board() }
        try press("d0 F5", on: page, at: 0)
        #expect(page.texts.first == "")
        for value in [EventValue.none, .number(1)] {
            let node = try #require(page.nodes.first { $0.events == .key }).id
            #expect(throws: EventRefusal.wrongValue(node: node, type: .key, expected: "a key press")) {
                try page.graph.send(DisplayEvent(node: node, type: .key, value: value))
            }
        }
    }

    @Test func `does not reach a disabled view`() {
        #expect(words(TestPage { Board().disabled(true) }) == [])
    }

    @Test func `with certain characters is a key that types one of them`() throws {
        struct Digits: View {
            @State private var digits = ""

            var body: some View {
                Text(digits).onKeyPress(characters: .decimalDigits) {
                    digits += $0.characters
                    return .handled
                }
            }
        }
        let page = TestPage { Digits() }
        try press("d0 4", on: page, at: 0)
        try press("d0 a", on: page, at: 0)
        #expect(page.texts == ["4"])
    }

    @Test func `of an arrow, Escape or Delete is a command`() throws {
        struct Commands: View {
            @State private var log: [String] = []

            var body: some View {
                Text(log.joined(separator: ","))
                    .onMoveCommand { log.append("\($0)") }
                    .onExitCommand { log.append("exit") }
                    .onDeleteCommand { log.append("delete") }
            }
        }
        let page = TestPage { Commands() }
        #expect(words(page) == ["dr Backspace Delete", "dr Escape", "dr ArrowDown ArrowLeft ArrowRight ArrowUp"])
        try press("d0 ArrowLeft", on: page, at: 2)
        try press("r0 ArrowUp", on: page, at: 2)
        try press("d0 Escape", on: page, at: 1)
        try press("d0 Backspace", on: page, at: 0)
        #expect(page.texts == ["left,up,exit,delete"])
        #expect(words(TestPage { Text("a").onExitCommand(perform: nil) }) == [])
    }
}

@MainActor
@Suite struct `A focusable view` {
    struct Focusing: View {
        @FocusState private var focus: Int?

        var body: some View {
            VStack {
                Text(focus.map { "\($0)" } ?? "none").accessibilityLabel("state")
                Button("second") { focus = 2 }
                Text("one").focusable().focused($focus, equals: 1)
                Text("two").focusable().focused($focus, equals: 2)
            }
            .defaultFocus($focus, 1)
        }
    }

    @Test func `can have the focus, and its focus state follows`() throws {
        let page = TestPage { Focusing() }
        let nodes = page.nodes.filter { $0.semantics?.isFocusable == true }
        #expect(nodes.count == 2)
        #expect(page.tree.focus?.node == nodes[0].id)
        #expect(page.texts.first == "1")
        try page.tap("second")
        #expect(page.tree.focus?.node == nodes[1].id)
        try page.graph.send(DisplayEvent(node: nodes[1].id, type: .blur))
        page.update()
        #expect(page.texts.first == "none")
        try page.graph.send(DisplayEvent(node: nodes[0].id, type: .focus))
        page.update()
        #expect(page.texts.first == "1")
    }

    @Test func `leaves the focus to its controls, and can be switched off`() {
        #expect(!TestPage { Button("a") {}.focusable() }.nodes.contains { $0.semantics?.isFocusable == true })
        #expect(!TestPage { Text("a").focusable(false) }.nodes.contains { $0.semantics?.isFocusable == true })
    }
}

@MainActor
@Suite struct `A hovering pointer` {
    @Test func `is reported by its positions, and once when it leaves`() throws {
        struct Hovering: View {
            @State private var log: [String] = []

            var body: some View {
                VStack(spacing: 0) {
                    Text("title")
                    Text(log.joined(separator: " ")).frame(width: 100, height: 40)
                        .onContinuousHover { add($0, "local") }
                        .onContinuousHover(coordinateSpace: .global) { add($0, "global") }
                }
            }

            private func add(_ phase: HoverPhase, _ space: String) {
                switch phase {
                case .active(let point): log = ["\(space) \(Int(point.x)),\(Int(point.y))"]
                case .ended: log = ["ended"]
                }
            }
        }
        let page = TestPage { Hovering() }
        let nodes = page.nodes.filter { $0.events == .over }
        func send(_ value: EventValue, to index: Int) throws {
            try page.graph.send(DisplayEvent(node: nodes[index].id, type: .over, value: value))
            page.update()
        }
        try send(.point(CGPoint(x: 3, y: 4)), to: 1)
        #expect(page.texts.last == "local 3,4")
        // The view is at (100, 85).
        try send(.point(CGPoint(x: 3, y: 4)), to: 0)
        #expect(page.texts.last == "global 103,89")
        try send(.none, to: 0)
        #expect(page.texts.last == "ended")
        #expect(throws: EventRefusal.self) { try send(.bool(true), to: 0) }
    }

    @Test func `has the shape of its view`() {
        let page = TestPage { Text("a").pointerStyle(.grabIdle) }
        #expect(page.nodes.contains { if case .part(.pointer("grab")) = $0.content { true } else { false } })
    }
}
