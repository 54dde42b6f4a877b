import EspalierDisplayTree
import Foundation
import Observation
import Testing
import TestKit

@testable import EspalierViews

@Observable private final class Item: Identifiable {
    let id: Int
    var name: String
    /// The number of rows that were made for the item.
    @ObservationIgnored var evaluations = 0

    init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }

    var row: Text {
        evaluations += 1
        return Text(verbatim: name)
    }
}

@Observable private final class Model {
    var items = [Item(0, "a"), Item(1, "b"), Item(2, "c")]
    var title = "one"

    var evaluations: [Int] { items.map(\.evaluations) }
}

@MainActor
@Suite struct `A row of an observable object` {
    private struct Plain: View {
        let model: Model

        var body: some View {
            List {
                ForEach(model.items) { item in item.row }
            }
        }
    }

    @Test func `is not evaluated when other rows move it`() {
        let model = Model()
        let page = TestPage(height: 500) { Plain(model: model) }
        #expect(model.evaluations == [1, 1, 1])
        model.items.insert(Item(3, "z"), at: 0)
        page.update()
        #expect(page.texts == ["z", "a", "b", "c"])
        #expect(model.evaluations == [1, 1, 1, 1])
        model.items.remove(at: 1)
        page.update()
        #expect(page.texts == ["z", "b", "c"])
        #expect(model.evaluations == [1, 1, 1])
        model.items.swapAt(0, 2)
        page.update()
        #expect(page.texts == ["c", "b", "z"])
        #expect(page.frame(of: "b")?.minY == page.frame(of: "c").map { $0.minY + 44 })
        #expect(model.evaluations == [1, 1, 1])
    }

    @Test(arguments: [3, 9]) func `costs no evaluation of a node when it moves`(rows: Int) {
        let model = Model()
        model.items = (0..<rows).map { Item($0, "item \($0)") }
        let page = TestPage(height: 500) { Plain(model: model) }
        #expect(page.evaluations { model.items.insert(Item(-1, "new"), at: 0) } == 11)
        #expect(page.texts.prefix(2) == ["new", "item 0"])
        #expect(page.evaluations { model.items.swapAt(1, 2) } == 5)
        #expect(page.texts.prefix(3) == ["new", "item 1", "item 0"])
    }

    @Test func `shows changes of its object after it has moved`() {
        let model = Model()
        let page = TestPage(height: 500) { Plain(model: model) }
        model.items.insert(Item(3, "z"), at: 0)
        page.update()
        model.items[2].name = "B"
        page.update()
        #expect(page.texts == ["z", "a", "B", "c"])
        #expect(model.evaluations == [1, 1, 2, 1])
        // A change of the object and of its place at once.
        model.items[2].name = "b"
        model.items.remove(at: 0)
        page.update()
        #expect(page.texts == ["a", "b", "c"])
        #expect(model.evaluations == [1, 3, 1])
    }

    @Test func `shows another object with the same id`() {
        let model = Model()
        let page = TestPage(height: 500) { Plain(model: model) }
        model.items[1] = Item(1, "B")
        page.update()
        #expect(page.texts == ["a", "B", "c"])
        #expect(model.evaluations == [1, 1, 1])
        model.items[1].name = "BB"
        page.update()
        #expect(page.texts == ["a", "BB", "c"])
    }

    @Test func `moves back after it was out of use`() throws {
        let model = Model()
        model.items = (0..<200).map { Item($0, "item \($0)") }
        let page = TestPage(height: 500) { Plain(model: model) }
        try page.scroll(y: 5000)
        #expect(!page.texts.contains("item 1"))
        model.items.swapAt(1, 2)
        page.update()
        model.items[1].name = "two"
        page.update()
        try page.scroll(y: 0)
        #expect(page.texts.prefix(4) == ["item 0", "two", "item 1", "item 3"])
        #expect(model.items[2].evaluations == 1)
    }

    @Test func `shows its object again after another one with the same id was in its place out of sight`() throws {
        let model = Model()
        model.items = (0..<200).map { Item($0, "item \($0)") }
        let page = TestPage(height: 500) { Plain(model: model) }
        try page.scroll(y: 5000)
        let own = model.items[1]
        // The row is evaluated for the other object, because it shows the name.
        own.name = "one"
        model.items[1] = Item(1, "other")
        page.update()
        model.items[1] = own
        page.update()
        try page.scroll(y: 0)
        #expect(page.texts.prefix(3) == ["item 0", "one", "item 2"])
        own.name = "1"
        page.update()
        #expect(page.texts.prefix(3) == ["item 0", "1", "item 2"])
    }

    @Test func `is not evaluated for the element that takes its place in a long collection, out of sight`() throws {
        let model = Model()
        model.items = (0..<10_050).map { Item($0, "item \($0)") }
        let page = TestPage(height: 500) { Stack(model: model) }
        try page.scroll(y: 5000)
        model.items.swapAt(1, 10_000)
        model.items[10_000].name = "one"
        page.update()
        #expect(model.items[1].evaluations == 0 && model.items[10_000].evaluations == 1)
        try page.scroll(y: 0)
        #expect(page.texts.prefix(3) == ["item 0", "item 10000", "item 2"])
        model.items.swapAt(1, 10_000)
        page.update()
        #expect(page.texts.prefix(3) == ["item 0", "one", "item 2"])
    }

    @Test func `moves from where it was shown last, also after a move without an animation`() throws {
        let animation = Animation(Continuing())
        let model = Model()
        let page = TestPage(height: 500, holdsClock: true) { Plain(model: model) }
        func row(at y: CGFloat) throws -> DisplayNode {
            try #require(page.nodes.first { $0.semantics?.role == .listitem && $0.frame.minY == y })
        }
        let number = try row(at: 0).id
        model.items.insert(Item(3, "z"), at: 0)
        page.update()
        #expect(try row(at: 44).id == number)
        // The row returns to the place where it was before it moved at once.
        withAnimation(animation) { _ = model.items.remove(at: 0) }
        page.update()
        #expect(try row(at: 0).id == number && row(at: 0).animation != nil)
        page.advance(by: 1)
        withAnimation(animation) { model.items.insert(Item(4, "y"), at: 0) }
        page.update()
        #expect(try row(at: 44).id == number && row(at: 44).animation?.merged?.curves.count == 2)
    }

    @Test func `does not hold former collections`() {
        let model = Model()
        let page = TestPage(height: 500) { Plain(model: model) }
        weak var gone = model.items[2]
        model.items.remove(at: 2)
        page.update()
        #expect(page.texts == ["a", "b"])
        #expect(gone == nil)
        model.items.insert(Item(3, "z"), at: 0)
        page.update()
        gone = model.items[0]
        model.items.remove(at: 0)
        page.update()
        #expect(gone == nil)
    }

    @Test func `has a separator unless it is the last one`() {
        func separators(_ page: TestPage) -> Int { page.nodes.count { $0.frame.height == 0.5 || $0.frame.height == 1 } }
        let model = Model()
        let page = TestPage(height: 500) { Plain(model: model) }
        let three = separators(page)
        model.items.remove(at: 2)
        page.update()
        #expect(separators(page) == three - 1)
        model.items.append(Item(3, "d"))
        page.update()
        #expect(separators(page) == three)
        model.items.swapAt(0, 2)
        page.update()
        #expect(separators(page) == three)
        #expect(model.evaluations == [1, 1, 1])
    }

    // MARK: Rows with actions

    private struct Editable: View {
        let model: Model
        let mode: EditMode

        var body: some View {
            List {
                ForEach(model.items) { item in item.row }
                    .onDelete { model.items.remove(atOffsets: $0) }
                    .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
            }
            .environment(\.editMode, .constant(mode))
        }
    }

    private func tap(_ label: String, _ index: Int, _ page: TestPage) throws {
        let nodes = page.nodes.filter { $0.semantics?.label == label }
        try page.graph.send(DisplayEvent(node: nodes[index].id, type: .tap))
        page.update()
    }

    @Test func `is deleted and moved at its new place, without its closure`() throws {
        let model = Model()
        let page = TestPage(height: 500) { Editable(model: model, mode: .active) }
        model.items.insert(Item(3, "z"), at: 0)
        page.update()
        try tap("Move down", 1, page)
        #expect(page.texts == ["z", "b", "a", "c"])
        try tap("Delete", 2, page)
        #expect(page.texts == ["z", "b", "c"])
        #expect(model.evaluations == [1, 1, 1])
        #expect(throws: EventRefusal.self) { try tap("Move up", 0, page) }
        #expect(throws: EventRefusal.self) { try tap("Move down", 2, page) }
    }

    private struct Clearable: View {
        let model: Model

        var body: some View {
            List {
                ForEach(model.items) { item in
                    item.row.swipeActions { Button("Clear") { item.name = "" } }
                }
            }
        }
    }

    @Test func `keeps its own actions`() throws {
        let model = Model()
        let page = TestPage(height: 500) { Clearable(model: model) }
        model.items.insert(Item(3, "z"), at: 0)
        page.update()
        #expect(model.evaluations == [1, 1, 1, 1])
        let clear = page.nodes.filter { $0.events.contains(.tap) }
        try page.graph.send(DisplayEvent(node: clear[1].id, type: .tap))
        page.update()
        #expect(model.items.map(\.name) == ["z", "", "b", "c"])
    }

    private struct Selectable: View {
        let model: Model
        @State private var selection: Int? = 1

        var body: some View {
            List(selection: $selection) {
                Text("selected \(selection ?? -1)")
                ForEach(model.items) { item in item.row }
            }
        }
    }

    @Test func `is selected by its id after it has moved`() throws {
        let model = Model()
        let page = TestPage(height: 500) { Selectable(model: model) }
        model.items.insert(Item(3, "z"), at: 0)
        page.update()
        try page.tap("c")
        #expect(page.texts == ["selected 2", "z", "a", "b", "c"])
        #expect(model.evaluations == [1, 1, 1, 1])
    }

    // MARK: Rows that depend on more

    private struct Capturing: View {
        let model: Model

        var body: some View {
            let title = model.title
            List {
                ForEach(model.items) { item in Text("\(title) \(item.row)") }
            }
        }
    }

    @Test func `is evaluated if its closure has captures`() {
        let model = Model()
        let page = TestPage(height: 500) { Capturing(model: model) }
        #expect(page.texts == ["one a", "one b", "one c"])
        model.title = "two"
        page.update()
        #expect(page.texts == ["two a", "two b", "two c"])
        #expect(model.evaluations == [2, 2, 2])
        model.items.insert(Item(3, "z"), at: 0)
        page.update()
        #expect(page.texts == ["two z", "two a", "two b", "two c"])
        #expect(model.evaluations == [1, 3, 3, 3])
    }

    private final class Note: Identifiable {
        let id: Int
        var name: String
        init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
    }

    private struct Notes: View {
        let notes: [Note]
        @State private var count = 0

        var body: some View {
            List {
                Button("count") { count += 1 }
                Text("\(count)")
                ForEach(notes) { note in Text(verbatim: note.name) }
            }
        }
    }

    @Test func `is evaluated if changes of its object are not observed`() throws {
        let notes = [Note(0, "a")]
        let page = TestPage(height: 500) { Notes(notes: notes) }
        notes[0].name = "b"
        try page.tap("count")
        #expect(page.texts == ["count", "1", "b"])
    }

    private struct Modified: View {
        let model: Model

        var body: some View {
            List {
                ForEach(model.items) { item in item.row }
                    .environment(\.isEnabled, model.title == "one")
                    .listRowSeparator(model.title == "three" ? .hidden : .automatic)
            }
        }
    }

    @Test func `takes another value of a modifier of all rows, without its closure`() {
        let model = Model()
        let page = TestPage(height: 500) { Modified(model: model) }
        let count = page.nodes.count
        model.title = "three"
        page.update()
        #expect(page.nodes.count < count)
        model.title = "two"
        page.update()
        #expect(page.nodes.count == count)
        #expect(model.evaluations == [1, 1, 1])
    }

    private struct Stack: View {
        let model: Model

        var body: some View {
            ScrollView {
                LazyVStack {
                    ForEach(model.items) { item in item.row }
                }
            }
        }
    }

    @Test func `is not evaluated in a lazy stack either`() {
        let model = Model()
        let page = TestPage(height: 500) { Stack(model: model) }
        model.items.insert(Item(3, "z"), at: 0)
        page.update()
        model.items[3].name = "C"
        page.update()
        #expect(page.texts == ["z", "a", "b", "C"])
        #expect(model.evaluations == [1, 1, 1, 2])
    }
}

@MainActor
@Suite struct `A function of rows` {
    @Test func `is the same if it is in the same place of the code and has no captures`() {
        let items = [Item(0, "a")]
        let made = (0..<2).map { _ in ForEach(items) { $0.row } }
        #expect(made[0].makesSameRows(as: made[1]))
        #expect(made[0].lazyObjects?.object(0) === items[0])
        #expect(!made[0].makesSameRows(as: ForEach(items) { Text(verbatim: $0.name + "!") }))
    }

    @Test func `is never the same if it has captures`() {
        let items = [Item(0, "a")]
        let made = (0..<2).map { number in ForEach(items) { Text(verbatim: "\($0.name) \(number)") } }
        #expect(!made[0].makesSameRows(as: made[0]))
        #expect(made[0].lazyObjects == nil)
    }

    private func function<T>(of type: T.Type) -> PlainFunction? {
        PlainFunction { (_: Item) in "\(T.self)" }
    }

    @Test func `depends on the types of a generic function`() {
        #expect(function(of: Int.self) == nil || function(of: Int.self) != function(of: String.self))
    }

    @Test func `has two words, the second one empty without captures`() {
        let number = items.count
        #expect(PlainFunction { (item: Item) in item.name } != nil)
        #expect(PlainFunction { (item: Item) in item.name + "\(number)" } == nil)
        #expect(PlainFunction { (item: Item) in item.name } != PlainFunction { (item: Item) in item.id })
    }

    private var items: [Item] { [Item(0, "a")] }
}
