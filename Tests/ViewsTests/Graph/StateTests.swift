import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Observation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A value of a state` {
    private final class Model {}
    private struct Holder { var model = Model() }
    private struct OnlyEncodable: Encodable { var number = 1 }
    private struct Plain { var number = 1 }
    private struct Named: Codable { var name = "a" }

    @Test func `can be kept if it can be encoded and decoded, or is plain bytes`() {
        #expect(StateEncoder.canEncode(1) && StateEncoder.canEncode("a") && StateEncoder.canEncode(Named()))
        #expect(StateEncoder.canEncode(Plain()) && StateEncoder.canEncode(Int?.none))
        #expect(!StateEncoder.canEncode(OnlyEncodable()) && !StateEncoder.canEncode(Model()))
        #expect(!StateEncoder.canEncode(Holder()) && !StateEncoder.canEncode(Model?.some(Model())))
        #expect(StateEncoder.canEncode(Model?.none))
    }

    @Test func `holds objects at any depth, and closures may`() {
        #expect(StateEncoder.holdsObjects(Model()) && StateEncoder.holdsObjects(Holder()))
        #expect(StateEncoder.holdsObjects([[Holder()]]) && StateEncoder.holdsObjects(["a": Model()]))
        #expect(StateEncoder.holdsObjects(Model?.some(Model()) as Any) && StateEncoder.holdsObjects({ 1 } as () -> Int))
        for plain in [1, 1.5, "a", Plain(), Named(), [1, 2], ["a": [1]], Int?.none as Any, Data([1])] as [Any] {
            #expect(!StateEncoder.holdsObjects(plain))
        }
        #expect(StateEncoder.holdsObjects(Array(repeating: Plain(), count: 2000)))
    }
}

@MainActor
@Suite struct `A view with state` {
    struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count: \(count)")
                Button("More") { count += 1 }
            }
        }
    }

    @Test func `shows its initial value, centered in the window`() {
        let page = TestPage { Counter() }
        #expect(page.texts == ["Count: 0", "More"])
        // 10 + 8 + 10 high, the text 80 wide.
        #expect(page.frame(of: "Count: 0") == CGRect(x: 110, y: 86, width: 80, height: 10))
        #expect(page.frame(of: "More") == CGRect(x: 130, y: 104, width: 40, height: 10))
    }

    @Test func `shows the new value after a tap`() throws {
        let page = TestPage { Counter() }
        try page.tap("More")
        try page.tap("More")
        #expect(page.texts == ["Count: 2", "More"])
        #expect(page.tree.revision == 3)
    }

    @Test func `is the same tree when nothing changed`() {
        let page = TestPage { Counter() }
        let first = page.tree
        #expect(page.update() === first)
    }

    struct Parent: View {
        @State private var number = 1
        let probe: Probe

        var body: some View {
            VStack {
                Text("\(number)")
                Sibling(probe: probe)
                Button("Next") { number += 1 }
            }
        }
    }

    struct Sibling: View {
        let probe: Probe

        var body: some View {
            probe.count += 1
            return Text("still")
        }
    }

    @Test func `evaluates only the readers of a change`() throws {
        let probe = Probe()
        let page = TestPage { Parent(probe: probe) }
        #expect(probe.count == 1)
        try page.tap("Next")
        #expect(page.texts == ["2", "still", "Next"])
        #expect(probe.count == 1)
    }

    struct Branch: View {
        @State private var shown = false

        var body: some View {
            VStack {
                if shown { Counter() } else { Text("empty") }
                Button("Switch") { shown.toggle() }
            }
        }
    }

    @Test func `starts over when its branch returns`() throws {
        let page = TestPage { Branch() }
        try page.tap("Switch")
        try page.tap("More")
        #expect(page.texts == ["Count: 1", "More", "Switch"])
        try page.tap("Switch")
        try page.tap("Switch")
        #expect(page.texts == ["Count: 0", "More", "Switch"])
    }

    struct Rows: View {
        @State private var names = ["a", "b", "c"]

        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Row(name: $0) }
                Button("Turn") { names.reverse() }
            }
        }
    }

    struct Row: View {
        let name: String
        @State private var taps = 0

        var body: some View {
            Button("\(name)\(taps)") { taps += 1 }
        }
    }

    @Test func `keeps its state with its id in a ForEach`() throws {
        let page = TestPage { Rows() }
        try page.tap("a0")
        #expect(page.texts == ["a1", "b0", "c0", "Turn"])
        try page.tap("Turn")
        #expect(page.texts == ["c0", "b0", "a1", "Turn"])
    }

    struct Field: View {
        @Binding var text: String

        var body: some View { Button("add to \(text)") { text += "x" } }
    }

    struct Form: View {
        @State private var words = ["one", "two"]

        var body: some View {
            VStack {
                Field(text: $words[0])
                Text(words[1])
            }
        }
    }

    @Test func `is changed through a binding to a part of it`() throws {
        let page = TestPage { Form() }
        try page.tap("add to one")
        #expect(page.texts == ["add to onex", "two"])
    }

    @Test func `is stored in a snapshot and restored by its structural path`() throws {
        let page = TestPage { Branch() }
        try page.tap("Switch")
        try page.tap("More")
        let again = TestPage(snapshot: page.graph.snapshot()) { Branch() }
        #expect(again.texts == ["Count: 1", "More", "Switch"])
    }

    @Test func `refuses an event for a missing node and stays unchanged`() throws {
        let page = TestPage { Counter() }
        #expect(throws: EventRefusal.unknownNode(999)) {
            try page.graph.send(DisplayEvent(node: 999, type: .tap))
        }
        #expect(page.update().revision == 1)
    }

    /// The event itself brings the update that removes the button.
    @Test func `refuses a tap on a button that a change before the tap removes`() throws {
        let model = Visibility()
        let page = TestPage { Vanishing(model: model) }
        let button = try #require(page.nodes.first { "\($0.type)" == "Button" })
        model.shows = false
        #expect(throws: EventRefusal.unknownNode(button.id)) {
            try page.graph.send(DisplayEvent(node: button.id, type: .tap))
        }
        #expect(model.taps == 0)
        #expect(page.update().root.children.isEmpty)
    }

    @Test func `refuses a tap on a disabled button`() throws {
        let page = TestPage { Counter().disabled(true) }
        let button = try #require(page.nodes.first { "\($0.type)" == "Button" })
        #expect(throws: EventRefusal.notTaken(node: button.id, type: .tap)) {
            try page.graph.send(DisplayEvent(node: button.id, type: .tap))
        }
    }
}

@Observable
private final class Visibility {
    var shows = true
    var taps = 0
}

private struct Vanishing: View {
    let model: Visibility

    var body: some View {
        if model.shows {
            Button("Hide") { model.taps += 1 }
        }
    }
}

private protocol Theme {
    var name: String { get }
}

private struct Plain: Theme {
    let name = "plain"
}

@MainActor
@Suite struct `A view's value` {
    private struct Themed: View {
        let theme: any Theme
        var body: some View { Text(theme.name) }
    }

    @Test func `may hold a value of any type that conforms to a protocol`() {
        #expect(TestPage { Themed(theme: Plain()) }.texts == ["plain"])
    }
}

/// Counts the runs of a body.
final class Probe {
    var count = 0
}

@MainActor
@Suite struct `A body that returns the same again` {
    struct Page: View {
        @State private var number = 1

        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Text("\(number)")
                HStack(spacing: 2) {
                    Text("One").font(.headline).foregroundColor(.red)
                    Text("Two").bold().lineLimit(2).foregroundStyle(.secondary)
                }
                .padding(3)
                .accessibilityLabel("Both")
                Button("Next") { number += 1 }
            }
        }
    }

    @Test func `lays out and draws only differences`() throws {
        let page = TestPage { Page() }
        let before = page.nodes
        let placements = page.graph.counters.placements
        try page.tap("Next")
        // The text, and the stack and the root around it.
        #expect(page.graph.counters.placements - placements <= 4)
        let changed = page.nodes.filter { node in !before.contains { $0 === node } }
        #expect(changed.map { "\($0.type)" } == ["Window", "Text"])
    }

    struct Mapped: View {
        @State private var number = 1
        let probe: Probe

        var body: some View {
            VStack {
                Button("Next") { number += 1 }
                Text("\(number)").preference(key: Numbers.self, value: number)
            }
            .overlayPreferenceValue(Numbers.self) { value in
                Shown(number: value, other: number, probe: probe)
            }
        }
    }

    enum Numbers: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    struct Shown: View {
        let number: Int
        let other: Int
        let probe: Probe

        var body: some View {
            probe.count += 1
            return Text("\(number) \(other)")
        }
    }

    @Test func `runs a preference's closure once, with both new values`() throws {
        let probe = Probe()
        let page = TestPage { Mapped(probe: probe) }
        #expect(page.texts.contains("1 1"))
        let before = probe.count
        try page.tap("Next")
        #expect(page.texts.contains("2 2"))
        #expect(probe.count - before == 1)
    }
}
