import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A list` {
    @Test func `gives each view of its content a row of at least 44 points`() {
        let page = TestPage(height: 400) {
            List {
                Text("A")
                Group {
                    Text("B")
                    Color.red.frame(height: 60)
                }
            }
        }
        let rows = page.nodes.filter { $0.semantics?.role == .listitem }
        #expect(
            rows.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 268, height: 44), CGRect(x: 0, y: 44, width: 268, height: 44),
                CGRect(x: 0, y: 88, width: 268, height: 82),
            ])
        #expect(page.frame(of: "A") == CGRect(x: 32, y: 27, width: 10, height: 10))
    }

    @Test func `shows a section as a group with its header and footer outside the box`() {
        let page = TestPage(height: 400) {
            List {
                Text("loose")
                Section {
                    Text("row")
                } header: {
                    Text("header")
                } footer: {
                    Text("footer")
                }
            }
        }
        #expect(page.texts == ["loose", "HEADER", "row", "footer"])
        #expect(page.nodes.filter { $0.semantics?.role == .list }.count == 2)
        #expect(page.nodes.filter { $0.semantics?.role == .listitem }.count == 2)
    }

    @Test func `places a header and a footer with the insets that they ask for, and gives headers the least height`() {
        func page(_ insets: EdgeInsets?, height: CGFloat? = nil) -> TestPage {
            TestPage(height: 400) {
                List {
                    Section {
                        Text("row")
                    } header: {
                        Color.red.frame(width: 20, height: 10).accessibilityLabel("header").listRowInsets(insets)
                    } footer: {
                        Color.red.frame(width: 20, height: 10).accessibilityLabel("footer").listRowInsets(insets)
                    }
                }
                .listStyle(.plain)
                .environment(\.defaultMinListHeaderHeight, height)
            }
        }
        let usual = page(nil)
        #expect(usual.frame(of: "header") == CGRect(x: 16, y: 12, width: 20, height: 10))
        #expect(usual.frame(of: "footer") == CGRect(x: 16, y: 81, width: 20, height: 10))
        let none = page(EdgeInsets())
        #expect(none.frame(of: "header") == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(none.frame(of: "footer") == CGRect(x: 0, y: 54, width: 20, height: 10))
        #expect(page(EdgeInsets(), height: 50).frame(of: "header") == CGRect(x: 0, y: 20, width: 20, height: 10))
    }

    struct Editable: View {
        @State private var items = ["a", "b", "c"]
        @State private var mode = EditMode.inactive

        var body: some View {
            VStack {
                Button("edit") { mode = mode.isEditing ? .inactive : .active }
                Text(items.joined())
                List {
                    Text("fixed")
                    ForEach(items, id: \.self) { Text("item \($0)") }
                        .onDelete { items.remove(atOffsets: $0) }
                        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                }
            }
            .environment(\.editMode, $mode)
        }
    }

    @Test func `moves a row to the position at which the page drops it`() throws {
        let page = TestPage(height: 500) { Editable() }
        #expect(!page.nodes.contains { $0.events == .reorder })
        try page.tap("edit")
        func handles() -> [DisplayNode] { page.nodes.filter { $0.events == .reorder } }
        func drop(_ index: Int, _ value: EventValue) throws {
            try page.graph.send(DisplayEvent(node: handles()[index].id, type: .reorder, value: value))
            page.update()
        }
        #expect(handles().count == 3)
        try drop(0, .number(3))
        #expect(page.texts.contains("bca"))
        try drop(2, .number(0))
        #expect(page.texts.contains("abc"))
        try drop(1, .number(2))
        #expect(page.texts.contains("abc"))
        for value in [EventValue.number(4), .number(-1), .number(0.5), .number(.nan), .none] {
            #expect(throws: EventRefusal.self) { try drop(0, value) }
        }
    }

    @Test func `lets rows of a collection be deleted and moved while editing`() throws {
        let page = TestPage(height: 500) { Editable() }
        #expect(!page.nodes.contains { $0.semantics?.label == "Delete" })
        try page.tap("edit")
        let deletes = page.nodes.filter { $0.semantics?.label == "Delete" }
        #expect(deletes.count == 3)
        try page.graph.send(DisplayEvent(node: deletes[1].id, type: .tap))
        page.update()
        #expect(page.texts.contains("ac"))
        let down = page.nodes.filter { $0.semantics?.label == "Move down" }
        try page.graph.send(DisplayEvent(node: down[0].id, type: .tap))
        page.update()
        #expect(page.texts.contains("ca"))
        // The last row cannot move further down.
        let last = page.nodes.filter { $0.semantics?.label == "Move down" }[1]
        #expect(throws: EventRefusal.self) { try page.graph.send(DisplayEvent(node: last.id, type: .tap)) }
    }

    @Test func `keeps rows that may not be deleted or moved`() {
        let page = TestPage(height: 500) {
            List {
                ForEach(["a", "b", "c"], id: \.self) {
                    Text($0).deleteDisabled($0 == "a").moveDisabled($0 == "b")
                }
                .onDelete { _ in }
                .onMove { _, _ in }
            }
            .environment(\.editMode, .constant(.active))
        }
        #expect(page.nodes.filter { $0.semantics?.label == "Delete" }.count == 2)
        #expect(page.nodes.filter { $0.semantics?.label == "Move down" }.count == 2)
    }

    struct Choosing: View {
        @State private var one: String?
        @State private var many: Set<Int> = []

        var body: some View {
            VStack {
                Text("one \(one ?? "-") many \(many.sorted().map { "\($0)" }.joined())")
                List(["a", "b"], id: \.self, selection: $one) { Text("row \($0)") }
                List(selection: $many) {
                    Text("first").tag(1)
                    Text("second").tag(2)
                }
            }
        }
    }

    @Test func `selects the tapped row, by its tag or its id`() throws {
        let page = TestPage(height: 600) { Choosing() }
        try page.tap("row b")
        try page.tap("second")
        try page.tap("first")
        try page.tap("second")
        #expect(page.texts.contains("one b many 1"))
    }

    @Test(arguments: [100, 10_000]) func `of data creates only the rows near the visible area`(count: Int) {
        let probe = Probe()
        let page = TestPage(height: 440) {
            List(0..<count) { number in
                Text("row \(probe.counted(number))")
            }
        }
        #expect(probe.count <= 22)
        #expect(page.texts.count == probe.count)
    }

    private struct Keyed: View {
        @State private var selection: Set<Int> = []
        @State private var last = "nothing"

        var body: some View {
            Text("\(selection.sorted()) \(last)")
            List(0..<4, selection: $selection) { Text("row \($0)") }
                .contextMenu(forSelectionType: Int.self) { _ in
                    Button("menu") {}
                } primaryAction: {
                    last = "opened \($0.sorted())"
                }
        }
    }

    @Test func `whose rows can be selected is used by keyboard`() throws {
        // In a compact window a tap would open a row.
        let page = TestPage(width: 800, height: 600) { Keyed() }
        func choose(_ row: Int, _ choice: RowChoice) throws {
            let rows = page.nodes.filter { $0.events.contains(.choose) }
            try page.graph.send(
                DisplayEvent(node: rows[row].id, type: .choose, value: .number(Double(choice.rawValue))))
            page.update()
        }
        try choose(2, .open)
        #expect(page.texts[0] == "[] opened [2]")
        try choose(1, .select)
        try choose(3, .extend)
        #expect(page.texts[0] == "[1, 2, 3] opened [2]")
        try choose(0, .extend)
        #expect(page.texts[0] == "[0, 1] opened [2]")
        // A tap is an end of the next extension, too.
        try page.tap("row 3")
        try choose(2, .extend)
        #expect(page.texts[0] == "[2, 3] opened [2]")
        try choose(2, .all)
        #expect(page.texts[0] == "[0, 1, 2, 3] opened [2]")
    }

    struct Collapsing: View {
        @State private var isExpanded = true

        var body: some View {
            List {
                Section("more", isExpanded: $isExpanded) { Text("row") }
            }
        }
    }

    @Test func `hides a section's rows if its header is collapsed`() throws {
        let page = TestPage(height: 400) { Collapsing() }
        #expect(page.texts == ["MORE", "row"])
        try page.tap("Collapse")
        #expect(page.texts == ["MORE"])
        try page.tap("Expand")
        #expect(page.texts == ["MORE", "row"])
    }
}

extension Probe {
    fileprivate func counted(_ number: Int) -> Int {
        count += 1
        return number
    }
}

@Suite struct `Offsets of a collection` {
    @Test(arguments: [
        (IndexSet([0]), 2, [1, 0, 2, 3]), (IndexSet([3]), 0, [3, 0, 1, 2]), (IndexSet([1, 3]), 1, [0, 1, 3, 2]),
        (IndexSet([0, 2]), 4, [1, 3, 0, 2]), (IndexSet(), 2, [0, 1, 2, 3]), (IndexSet([9]), 0, [0, 1, 2, 3]),
    ])
    func `are moved in their order`(source: IndexSet, destination: Int, result: [Int]) {
        var numbers = [0, 1, 2, 3]
        numbers.move(fromOffsets: source, toOffset: destination)
        #expect(numbers == result)
    }

    @Test func `are removed together`() {
        var numbers = [0, 1, 2, 3]
        numbers.remove(atOffsets: IndexSet([0, 2, 7]))
        #expect(numbers == [1, 3])
    }
}
