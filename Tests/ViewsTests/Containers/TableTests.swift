import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

private struct Person: Identifiable, Hashable {
    var id: Int
    var name: String
    var age: Int

    static let all = [
        Person(id: 1, name: "b10", age: 30), Person(id: 2, name: "B9", age: 20), Person(id: 3, name: "a", age: 40),
    ]
}

@MainActor
extension TestPage {
    fileprivate func nodes(_ role: Semantics.Role) -> [DisplayNode] { nodes.filter { $0.semantics?.role == role } }

    /// The texts of the cells of each row.
    fileprivate var rows: [[String]] {
        nodes(.row).compactMap { row in
            let cells = row.all.filter { [.cell, .gridcell].contains($0.semantics?.role) }
            return cells.isEmpty ? nil : cells.map { cell in cell.all.compactMap(\.plainText).joined(separator: " ") }
        }
    }

    fileprivate var orders: [Semantics.ColumnOrder?] { nodes(.columnheader).map { $0.semantics?.order } }

    /// Clicks a row, as a pointer on its last cell.
    fileprivate func click(_ row: Int, keys: EventModifiers = [], times: Int = 1) throws {
        // The page reports touches of the innermost element that has gestures.
        let target = nodes.filter { node in
            node.events.contains(.touch) && !node.all.dropFirst().contains { $0.events.contains(.touch) }
        }[row]
        for _ in 0..<times {
            serial += 1
            for (type, time) in [(EventType.touch, 0.0), (.lift, 10)] {
                let report = TouchReport(
                    serial: serial, time: Double(serial * 50) + time, points: [CGPoint(x: 5, y: 5)], pagePoints: [],
                    velocity: .zero, keys: keys.keys)
                try graph.send(DisplayEvent(node: target.id, type: type, value: .touch(#require(report))))
                update()
            }
        }
    }
}

@MainActor private var serial = 0

extension DisplayNode {
    fileprivate var all: [DisplayNode] { [self] + children.flatMap(\.all) }
    fileprivate var plainText: String? { if case .text(let text) = content { text.plainText } else { nil } }
}

@MainActor
@Suite struct `A table` {
    private struct People: View {
        @State private var people = Person.all
        @State private var order = [KeyPathComparator(\Person.age)]
        @State private var selection: Set<Int> = []
        @State private var last = "nothing"

        var body: some View {
            VStack(spacing: 0) {
                Text("\(selection.sorted()) \(last)")
                Table(people, selection: $selection, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(100)
                    TableColumn("Both") { Text("\($0.name) \($0.age)") }
                }
                .contextMenu(forSelectionType: Int.self) { ids in
                    Button("Remove \(ids.count)") { people.removeAll { ids.contains($0.id) } }
                } primaryAction: {
                    last = "opened \($0.sorted())"
                }
            }
            .onChange(of: order) { people.sort(using: order) }
        }
    }

    private func wide<V: View>(_ view: V) -> TestPage { TestPage(width: 800, height: 480) { view } }

    @Test func `has a row for each value and a cell for each column`() {
        let page = wide(People())
        #expect(page.rows == [["b10", "30", "b10 30"], ["B9", "20", "B9 20"], ["a", "40", "a 40"]])
        #expect(page.nodes(.grid).count == 1)
        #expect(page.nodes(.columnheader).map { $0.all.compactMap(\.plainText) } == [["Name"], ["Age"], ["Both"]])
        // The table without margins, less the width of the second column, is shared by the two others.
        #expect(page.nodes(.columnheader).map(\.frame.width) == [342, 100, 342])
        #expect(page.nodes(.gridcell).prefix(3).map(\.frame.width) == [342, 100, 342])
    }

    @Test func `sorts by the titles of columns with a value`() throws {
        let page = wide(People())
        #expect(page.orders == [Semantics.ColumnOrder.none, .ascending, nil])
        try page.tap("Age")
        #expect(page.orders == [Semantics.ColumnOrder.none, .descending, nil])
        #expect(page.rows.map { $0[1] } == ["40", "30", "20"])
        // Numbers in names count by their value, and case does not count.
        try page.tap("Name")
        #expect(page.orders == [.ascending, Semantics.ColumnOrder.none, nil])
        #expect(page.rows.map { $0[0] } == ["a", "B9", "b10"])
        #expect(page.target("Both", for: .tap) == nil)
    }

    @Test func `selects the row of a click, and more with a key`() throws {
        let page = wide(People())
        try page.click(0)
        #expect(page.texts[0] == "[1] nothing")
        try page.click(2)
        #expect(page.texts[0] == "[3] nothing")
        try page.click(1, keys: .command)
        #expect(page.texts[0] == "[2, 3] nothing")
        try page.click(2, keys: .control)
        #expect(page.texts[0] == "[2] nothing")
        #expect(page.nodes(.row).map { $0.semantics?.isSelected } == [nil, false, true, false])
    }

    @Test func `selects the rows from the last click with Shift, in either direction`() throws {
        let page = wide(People())
        try page.click(1)
        try page.click(2, keys: .shift)
        #expect(page.texts[0] == "[2, 3] nothing")
        // The first click remains the end of the range.
        try page.click(0, keys: .shift)
        #expect(page.texts[0] == "[1, 2] nothing")
        try page.click(2)
        try page.click(0, keys: .command)
        try page.click(1, keys: [.shift, .command])
        #expect(page.texts[0] == "[1, 2, 3] nothing")
    }

    @Test func `selects one row with Shift before any click`() throws {
        let page = wide(People())
        try page.click(2, keys: .shift)
        #expect(page.texts[0] == "[3] nothing")
    }

    /// Chooses a row by keyboard, as the page reports it.
    private func choose(_ row: Int, _ choice: RowChoice, on page: TestPage) throws {
        let rows = page.nodes.filter { $0.events.contains(.choose) }
        try page.graph.send(DisplayEvent(node: rows[row].id, type: .choose, value: .number(Double(choice.rawValue))))
        page.update()
    }

    @Test func `is a grid in which the keyboard opens and selects rows, and extends the selection`() throws {
        let page = wide(People())
        try choose(1, .open, on: page)
        #expect(page.texts[0] == "[] opened [2]")
        try choose(1, .select, on: page)
        #expect(page.texts[0] == "[2] opened [2]")
        try choose(2, .extend, on: page)
        #expect(page.texts[0] == "[2, 3] opened [2]")
        try choose(0, .extend, on: page)
        #expect(page.texts[0] == "[1, 2] opened [2]")
        try choose(0, .select, on: page)
        #expect(page.texts[0] == "[2] opened [2]")
        try choose(0, .all, on: page)
        #expect(page.texts[0] == "[1, 2, 3] opened [2]")
        for value in [EventValue.number(4), .number(-1), .number(0.5), .text("0"), .none] {
            let row = try #require(page.nodes.first { $0.events.contains(.choose) })
            #expect(throws: EventRefusal.self) {
                try page.graph.send(DisplayEvent(node: row.id, type: .choose, value: value))
            }
        }
    }

    @Test func `numbers its rows, and names its titles without their edges`() throws {
        let page = wide(People())
        let table = try #require(page.nodes(.grid).first?.semantics)
        #expect(table.rowNumber == 4 && table.selectsSeveral)
        #expect(page.nodes(.row).map { $0.semantics?.rowNumber } == [1, 2, 3, 4])
        #expect(page.nodes(.columnheader).map { $0.semantics?.label } == ["Name", "Age", "Both"])
    }

    @Test func `is no grid if its rows cannot be selected`() {
        let page = wide(Table(Person.all) { TableColumn("Name", value: \.name) })
        #expect(page.nodes(.table).count == 1 && page.nodes(.grid).isEmpty && page.nodes(.cell).count == 3)
        #expect(!page.nodes.contains { $0.events.contains(.choose) })
    }

    @Test func `selects without scripts by a button in each row`() throws {
        let page = wide(People())
        let buttons = page.nodes.filter { $0.semantics?.label == "Select" }
        #expect(buttons.count == 3)
        try page.graph.send(DisplayEvent(node: buttons[1].id, type: .tap))
        page.update()
        #expect(page.texts[0] == "[2] nothing")
    }

    @Test func `performs the primary action on two clicks`() throws {
        let page = wide(People())
        try page.click(1, times: 2)
        #expect(page.texts[0] == "[2] opened [2]")
    }

    @Test func `has a menu for the selection around a row, or else for the row`() throws {
        let page = wide(People())
        /// The menu of a row, or of the part beside the rows for nil.
        func menu(_ row: Int?) throws -> [String] {
            // The area around the rows precedes them.
            let openers = page.nodes.filter { $0.events.contains(.menu) }
            try page.graph.send(DisplayEvent(node: openers[row.map { $0 + 1 } ?? 0].id, type: .menu))
            page.update()
            return page.texts.filter { $0.hasPrefix("Remove") }
        }
        #expect(try menu(nil) == ["Remove 0"])
        #expect(try menu(0) == ["Remove 1"])
        // The menu follows the selection while it is open.
        try page.click(0)
        try page.click(1, keys: .command)
        #expect(page.texts.filter { $0.hasPrefix("Remove") } == ["Remove 2"])
        #expect(try menu(2) == ["Remove 1"])
        #expect(try menu(1) == ["Remove 2"])
        try page.tap("Remove 2")
        #expect(page.rows.map { $0[0] } == ["a"])
    }

    @Test func `lets the user change the widths of columns`() throws {
        let page = wide(People())
        let edges = page.nodes.filter { if case .part(.columnEdge) = $0.content { true } else { false } }
        // The second column has a constant width, and the last one takes up the rest.
        #expect(edges.map(\.content.edge) == [ColumnEdge(width: 342, minimum: 44, maximum: 10_000)])
        func resize(_ value: EventValue) throws {
            try page.graph.send(DisplayEvent(node: edges[0].id, type: .change, value: value))
            page.update()
        }
        try resize(.number(200))
        #expect(page.nodes(.gridcell).prefix(3).map(\.frame.width) == [200, 100, 484])
        try resize(.number(1))
        #expect(page.nodes(.gridcell).prefix(3).map(\.frame.width) == [44, 100, 640])
        try resize(.number(9000))
        #expect(page.nodes(.gridcell).prefix(3).map(\.frame.width) == [640, 100, 44])
        for value in [EventValue.number(-1), .number(.nan), .number(1e9), .text("200"), .none] {
            #expect(throws: EventRefusal.self) { try resize(value) }
        }
    }

    @Test func `is a list of its first column across a phone`() throws {
        let page = TestPage(width: 390, height: 400) { People() }
        #expect(page.nodes(.table).isEmpty && page.nodes(.listitem).count == 3)
        #expect(page.texts == ["[] nothing", "b10", "B9", "a"])
        try page.tap("B9")
        #expect(page.texts[0] == "[] opened [2]")
    }

    /// A cell that counts the evaluations of its body.
    private struct Cell: View {
        let person: Person
        let probe: Probe

        var body: some View {
            probe.count += 1
            return Text(person.name)
        }
    }

    private struct Crowd: View {
        /// The forms in which an app writes rows.
        enum Form: String, CaseIterable { case data, collection, rows, modified, sections }

        let form: Form
        let cells: Probe
        let menus: Probe
        @State private var people = (0..<5000).map { Person(id: $0, name: "n\($0)", age: $0) }
        @State private var selection: Set<Int> = []

        var body: some View {
            VStack(spacing: 0) {
                Button("hire") { people.insert(Person(id: -1, name: "first", age: 0), at: 0) }
                table.contextMenu(forSelectionType: Int.self) { ids in
                    let _ = menus.count += 1
                    Button("Remove \(ids.count)") {}
                }
            }
        }

        @ViewBuilder private var table: some View {
            switch form {
            case .data: Table(people, selection: $selection) { columns }
            case .collection:
                Table(of: Person.self, selection: $selection) {
                    columns
                } rows: {
                    ForEach(people)
                }
            case .rows:
                Table(of: Person.self, selection: $selection) {
                    columns
                } rows: {
                    ForEach(people) { TableRow($0) }
                }
            case .modified:
                Table(of: Person.self, selection: $selection) {
                    columns
                } rows: {
                    ForEach(people) { person in TableRow(person).contextMenu { Cell(person: person, probe: menus) } }
                }
            case .sections:
                Table(of: Person.self, selection: $selection) {
                    columns
                } rows: {
                    Section("all") { ForEach(people) }
                }
            }
        }

        private var columns: some TableColumnContent<Person, Never> {
            TableColumn("Name") { (person: Person) in Cell(person: person, probe: cells) }
        }
    }

    /// A page shows at most twelve rows, and makes those of one more screen.
    @Test(arguments: Crowd.Form.allCases, [390, 900])
    private func `makes the rows near the visible part only, and no menu`(form: Crowd.Form, width: CGFloat) throws {
        let (cells, menus) = (Probe(), Probe())
        let page = TestPage(width: width, height: 400) { Crowd(form: form, cells: cells, menus: menus) }
        #expect(page.texts.contains("n0"))
        #expect((10...26).contains(cells.count), "\(form) \(width): \(cells.count) bodies")
        // A row in front of the others leaves these as they are.
        let before = cells.count
        try page.tap("hire")
        #expect(page.texts.contains("first"))
        #expect(cells.count <= 2 * before + 2, "\(form) \(width): \(cells.count) bodies")
        #expect(menus.count == 0)
        try page.openMenu(of: "n1")
        #expect(menus.count == 1)
    }

    @Test func `makes only the rows near the visible part`() {
        let page = wide(
            Table((0..<10_000).map { Person(id: $0, name: "n", age: $0) }) {
                TableColumn("Age") { Text("\($0.age)") }
            })
        #expect((15...40).contains(page.rows.count))
    }

    @Test func `takes rows and columns of builders`() {
        struct Built: View {
            let isLong: Bool
            @State private var selection: Person.ID?

            var body: some View {
                Table(of: Person.self, selection: $selection) {
                    TableColumn("Name", value: \.name)
                    if isLong { TableColumn("Age") { Text("\($0.age)") } }
                    TableColumnForEach(["x", "y"], id: \.self) { letter in
                        TableColumn(letter) { Text("\($0.name)\(letter)") }
                    }
                } rows: {
                    TableRow(Person.all[2])
                    if isLong {
                        ForEach(Person.all.prefix(2)) { TableRow($0) }
                    }
                }
            }
        }
        #expect(wide(Built(isLong: false)).rows == [["a", "ax", "ay"]])
        #expect(
            wide(Built(isLong: true)).rows == [
                ["a", "40", "ax", "ay"], ["b10", "30", "b10x", "b10y"], ["B9", "20", "B9x", "B9y"],
            ])
    }
}

@Suite struct `The widths of columns` {
    private func widths(_ columns: [ColumnWidth], _ room: CGFloat, chosen: [Int: CGFloat] = [:]) -> [CGFloat] {
        ColumnArrangement.widths(columns, chosen: chosen, room: room).map { ($0 * 10).rounded() / 10 }
    }
    private let free = ColumnWidth()
    private func fixed(_ width: CGFloat) -> ColumnWidth { ColumnWidth(minimum: width, ideal: width, maximum: width) }

    @Test func `are equal unless they are set`() {
        #expect(widths([free, free, free], 300) == [100, 100, 100])
        #expect(widths([free, fixed(60), free], 300) == [120, 60, 120])
        #expect(widths([], 300) == [])
    }

    @Test func `start with the ideal ones, and keep their bounds`() {
        #expect(widths([ColumnWidth(ideal: 80), free], 300) == [80, 220])
        #expect(widths([ColumnWidth(ideal: 80), ColumnWidth(ideal: 120)], 300) == [130, 170])
        #expect(widths([ColumnWidth(ideal: 80, maximum: 90), ColumnWidth(ideal: 120)], 300) == [90, 210])
        #expect(widths([ColumnWidth(maximum: 50), free, free], 300) == [50, 125, 125])
        #expect(widths([ColumnWidth(minimum: 200), free], 300) == [200, 100])
    }

    @Test func `shrink to the least ones, and below if there is no room`() {
        #expect(
            widths([ColumnWidth(minimum: 50, ideal: 200), ColumnWidth(minimum: 50, ideal: 200)], 200) == [100, 100])
        #expect(widths([ColumnWidth(minimum: 90, ideal: 200), ColumnWidth(minimum: 20, ideal: 200)], 150) == [90, 60])
        #expect(widths([fixed(100), fixed(300)], 200) == [50, 150])
    }

    @Test func `leave those that the user has set`() {
        #expect(widths([free, free, free], 300, chosen: [0: 150]) == [150, 75, 75])
        #expect(widths([free, free], 300, chosen: [0: 150, 1: 100]) == [175, 125])
        #expect(widths([free, free], 0) == [44, 44])
    }
}

extension DisplayContent {
    fileprivate var edge: ColumnEdge? { if case .part(.columnEdge(let edge)) = self { edge } else { nil } }
}
