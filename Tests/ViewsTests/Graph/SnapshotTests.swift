import Combine
import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Observation
import Testing
import TestKit

@testable import EspalierViews

/// A page that is restored from its snapshot.
@MainActor
@Suite struct `A restored page` {
    struct Counter: View {
        let name: String
        @State private var count = 0

        init(_ name: String) { self.name = name }

        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    /// Presses the buttons with these names, restores the page from its snapshot, and returns both pages' texts.
    private func texts<Content: View>(
        pressing names: [String], height: CGFloat = 200, @ViewBuilder _ content: () -> Content
    ) throws -> (before: [String], after: [String]) {
        let page = TestPage(height: height, content)
        for name in names { try page.tap(name) }
        let again = TestPage(height: height, snapshot: page.graph.snapshot(), content)
        return (page.texts, again.texts)
    }

    private struct SignIn: View {
        @State private var name = ""
        @State private var password = ""

        var body: some View {
            TextField("name", text: $name)
            SecureField("password", text: $password)
            Text("typed \(name) \(password)")
        }
    }

    private struct Credentials: Codable, Equatable {
        var name = ""
        var password = ""
    }

    private struct Registration: View {
        @State private var credentials = Credentials()
        @State private var city = ""

        var body: some View {
            TextField("city", text: $city)
            SecureField("password", text: $credentials.password)
            Text("typed \(city) \(credentials.password)")
        }
    }

    @Test func `does not have what was typed into secure fields`() throws {
        let page = TestPage { SignIn() }
        try page.send(.input, .text("ada"), to: "name")
        try page.send(.input, .text("hunter2"), to: "password")
        #expect(page.texts.contains("typed ada hunter2"))
        let snapshot = page.graph.snapshot()
        #expect(snapshot.range(of: Data("ada".utf8)) != nil)
        #expect(snapshot.range(of: Data("hunter2".utf8)) == nil)
        #expect(TestPage(snapshot: snapshot) { SignIn() }.texts.contains("typed ada "))
        #expect(page.graph.snapshotObstacle == nil)
    }

    @Test func `does not have a value with a member that was typed into a secure field`() throws {
        let page = TestPage { Registration() }
        try page.send(.input, .text("Bern"), to: "city")
        try page.send(.input, .text("hunter2"), to: "password")
        let snapshot = page.graph.snapshot()
        #expect(snapshot.range(of: Data("hunter2".utf8)) == nil)
        #expect(TestPage(snapshot: snapshot) { Registration() }.texts.contains("typed Bern "))
    }

    @Test func `keeps the state of each view of a stack`() throws {
        let (before, after) = try texts(pressing: ["a 0", "b 0", "b 1", "c 0", "c 1", "c 2"]) {
            VStack {
                Counter("a")
                Counter("b")
                HStack {
                    Text("-")
                    Counter("c")
                }
            }
        }
        #expect(before == ["a 1", "b 2", "-", "c 3"])
        #expect(after == before)
    }

    @Test func `keeps the state of overlays, backgrounds and insets in addition to that of their views`() throws {
        let (before, after) = try texts(pressing: ["a 0", "b 0", "b 1", "c 0", "d 0", "d 1"]) {
            Counter("a")
                .overlay(alignment: .topLeading) { Counter("b").overlay(alignment: .top) { Counter("c") } }
                .safeAreaInset(edge: .bottom) { Counter("d") }
        }
        #expect(before == ["a 1", "b 2", "c 1", "d 2"])
        #expect(after == before)
    }

    @Test func `keeps the state of rows by their ids, even of rows that share one`() throws {
        let (before, after) = try texts(pressing: ["x 0", "y 0", "y 1", "z 0", "z 1", "z 2"]) {
            VStack {
                ForEach([("k", "x"), ("l", "y"), ("k", "z")], id: \.0) { Counter($0.1) }
            }
        }
        #expect(before == ["x 1", "y 2", "z 3"])
        #expect(after == before)
    }

    @Test func `keeps the state of lazy rows, even of those scrolled out of view in between`() throws {
        struct Page: View {
            @State private var isLong = false
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Button(isLong ? "Shorten" : "Lengthen") { isLong.toggle() }.frame(height: 20)
                        if isLong { Color.red.frame(height: 2000) }
                        ForEach(0..<3, id: \.self) { Counter("row\($0)").frame(height: 20) }
                    }
                }
            }
        }
        let page = TestPage { Page() }
        for name in ["row1 0", "row2 0", "row2 1", "Lengthen"] { try page.tap(name) }
        let hidden = TestPage(snapshot: page.graph.snapshot()) { Page() }
        #expect(!hidden.texts.contains("row1 1"))
        let again = TestPage(snapshot: hidden.graph.snapshot()) { Page() }
        try again.tap("Shorten")
        #expect(again.texts == ["Lengthen", "row0 0", "row1 1", "row2 2"])
    }

    struct Branches: View {
        @State private var isFirst = true
        var body: some View {
            VStack {
                Button("Switch") { isFirst.toggle() }
                if isFirst { Counter("first") } else { Counter("second") }
            }
        }
    }

    @Test func `restores a state for one view, and not for a later view at the same structural path`() throws {
        let page = TestPage { Branches() }
        for name in ["first 0", "Switch", "second 0", "second 1"] { try page.tap(name) }
        let again = TestPage(snapshot: page.graph.snapshot()) { Branches() }
        #expect(again.texts == ["Switch", "second 2"])
        for name in ["Switch", "Switch"] { try again.tap(name) }
        #expect(again.texts == ["Switch", "second 0"])
    }

    /// An app's own property wrapper around a state.
    @propertyWrapper struct Doubled: DynamicProperty {
        @State private var value = 1
        var wrappedValue: Int {
            get { value }
            nonmutating set { value = newValue }
        }
    }

    @Test func `keeps two properties of the same wrapper apart`() throws {
        struct Page: View {
            @Doubled private var first
            @Doubled private var second
            var body: some View {
                Button("first \(first)") { first *= 2 }
                Button("second \(second)") { second *= 3 }
            }
        }
        let (before, after) = try texts(pressing: ["first 1", "second 1", "second 3"]) { Page() }
        #expect(before == ["first 2", "second 9"])
        #expect(after == before)
    }

    @Test func `keeps colors, nil optionals and NaNs`() throws {
        struct Unwritable { var reference: AnyObject? }
        struct Page: View {
            @State private var color = Color.red
            @State private var number = 1.0
            @State private var nothing: Unwritable? = Unwritable()
            var body: some View {
                Text(color == .blue.opacity(0.5) ? "blue" : "red")
                Text("\(number)")
                Text(nothing == nil ? "none" : "some")
                Button("Change") {
                    color = .blue.opacity(0.5)
                    number = .nan
                    nothing = nil
                }
            }
        }
        let (before, after) = try texts(pressing: ["Change"]) { Page() }
        #expect(before == ["blue", "nan", "none", "Change"])
        #expect(after == before)
    }
}

@Observable private final class Plain {
    var count = 0
}

@Observable private final class Written: Codable {
    var count = 0

    enum CodingKeys: String, CodingKey { case _count = "count" }
}

private final class Announcing: ObservableObject {
    @Published var count = 0
}

/// A page with state that cannot be encoded.
@MainActor
@Suite struct `A page whose state is not entirely Codable` {
    struct Page: View {
        @State private var plain = Plain()
        @State private var number = 0
        var body: some View {
            Button("class \(plain.count)") { plain.count += 1 }
            Button("value \(number)") { number += 1 }
        }
    }

    @Test func `starts over in the view that keeps the value, and reports the property`() throws {
        let page = TestPage { Page() }
        for name in ["class 0", "value 0"] { try page.tap(name) }
        #expect(page.graph.snapshotObstacle == "Page._plain: Plain is not Codable")
        #expect(TestPage(snapshot: page.graph.snapshot()) { Page() }.texts == ["class 0", "value 0"])
    }

    @Test func `keeps the state of all other views, also of those inside`() throws {
        struct Outer<Content: View>: View {
            @State private var plain = Plain()
            @ViewBuilder let content: Content
            var body: some View {
                Button("outer \(plain.count)") { plain.count += 1 }
                content
            }
        }
        func content() -> some View {
            VStack {
                `A restored page`.Counter("before")
                Outer { `A restored page`.Counter("inside") }
                Page()
            }
        }
        let page = TestPage { content() }
        for name in ["before 0", "outer 0", "inside 0", "class 0", "value 0"] { try page.tap(name) }
        #expect(page.texts == ["before 1", "outer 1", "inside 1", "class 1", "value 1"])
        let snapshot = page.graph.snapshot()
        #expect(
            StateSnapshot(snapshot)?.losses == [
                "Outer<Counter>._plain: Plain is not Codable", "Page._plain: Plain is not Codable",
            ])
        #expect(
            TestPage(snapshot: snapshot) { content() }.texts == [
                "before 1", "outer 0", "inside 1", "class 0", "value 0",
            ])
    }

    private struct Stacked: View {
        @State private var path: [Int] = []
        @State private var plain = Plain()
        var body: some View {
            NavigationStack(path: $path) {
                Button("root") { path = [3] }
                    .navigationDestination(for: Int.self) { number in
                        Button("number \(number), \(plain.count)") { plain.count += 1 }
                    }
            }
        }
    }

    @Test func `stays at its place, although its path starts over with the view that keeps it`() throws {
        let location = PageLocation(base: "/shop")
        let page = TestPage(location: location) { Stacked() }
        try page.tap("root")
        page.advance(by: 5)
        try page.tap("number 3, 0")
        #expect(page.tree.place?.path == "/shop/Int/3")
        let again = TestPage(snapshot: page.graph.snapshot(), location: location) { Stacked() }
        #expect(again.tree.place?.path == "/shop/Int/3")
        #expect(again.texts.contains("number 3, 0"))
    }

    // MARK: The order of tables

    private struct Row {
        struct Size { var width = 1 }
        var name = "", number = 0, note: String?, count: Int?, size = Size()
        var title: String { name }
    }

    private struct Sorted: View {
        static let orders: [(String, [KeyPathComparator<Row>])] = [
            ("name", [KeyPathComparator(\.name)]),
            ("number back", [KeyPathComparator(\.number, order: .reverse)]),
            ("note", [KeyPathComparator(\.note)]),
            ("count back", [KeyPathComparator(\.count, order: .reverse)]),
            ("width, name", [KeyPathComparator(\.size.width), KeyPathComparator(\.name)]),
            ("as in a browser", [KeyPathComparator(\.name, comparator: .localizedStandard, order: .reverse)]),
            ("title", [KeyPathComparator(\.title)]),
        ]
        @State private var order: [KeyPathComparator<Row>] = []
        @State private var count = 0

        var body: some View {
            Text(Self.orders.first { $0.1 == order }?.0 ?? "none")
            Button("count \(count)") { count += 1 }
            ForEach(Self.orders.indices, id: \.self) { index in
                Button("sort \(index)") { order = Self.orders[index].1 }
            }
        }
    }

    @Test(arguments: 0..<6) func `keeps the order of a table by the names of the properties`(index: Int) throws {
        let page = TestPage(height: 800) { Sorted() }
        for name in ["count 0", "sort \(index)"] { try page.tap(name) }
        #expect(page.graph.snapshotObstacle == nil)
        let again = TestPage(height: 800, snapshot: page.graph.snapshot()) { Sorted() }
        #expect(again.texts.prefix(2) == [Sorted.orders[index].0, "count 1"])
    }

    @Test func `keeps the rest of a view whose table is ordered by a computed property`() throws {
        let page = TestPage(height: 800) { Sorted() }
        for name in ["count 0", "sort 6"] { try page.tap(name) }
        #expect(page.graph.snapshotObstacle == nil)
        let snapshot = page.graph.snapshot()
        #expect(
            StateSnapshot(snapshot)?.losses == ["Sorted._order: Array<KeyPathComparator<Row>> is not Codable"])
        #expect(TestPage(height: 800, snapshot: snapshot) { Sorted() }.texts.prefix(2) == ["none", "count 1"])
    }

    private struct Shared: View {
        @State private var model = Written()
        var body: some View {
            Button("mine \(model.count)") { model.count += 1 }
            Child(model: model)
        }

        struct Child: View {
            @State fileprivate var model: Written
            var body: some View { Button("child's \(model.count)") { model.count += 1 } }
        }
    }

    @Test func `keeps a Codable object, and two properties of one object keep one`() throws {
        let page = TestPage { Shared() }
        try page.tap("mine 0")
        #expect(page.graph.snapshotObstacle == nil)
        let again = TestPage(snapshot: page.graph.snapshot()) { Shared() }
        #expect(again.texts == ["mine 1", "child's 1"])
        try again.tap("child's 1")
        #expect(again.texts == ["mine 2", "child's 2"])
        let third = TestPage(snapshot: again.graph.snapshot()) { Shared() }
        #expect(third.texts == ["mine 2", "child's 2"])
    }

    struct Owner: View {
        @StateObject private var model = Announcing()
        @State private var number = 0
        var body: some View {
            Button("object \(model.count)") { model.count += 1 }
            Button("value \(number)") { number += 1 }
        }
    }

    @Test func `is restored as long as its object has never announced a change`() throws {
        let page = TestPage { Owner() }
        try page.tap("value 0")
        #expect(page.graph.snapshotObstacle == nil)
        let again = TestPage(snapshot: page.graph.snapshot()) { Owner() }
        #expect(again.texts == ["object 0", "value 1"])
        try again.tap("object 0")
        #expect(again.graph.snapshotObstacle == "Owner._model: Announcing is not Codable")
    }

    @Test func `starts over in a view in which a property's type differs from the snapshot`() throws {
        struct Old: View {
            @State private var first = 1
            @State private var second = "a"
            var body: some View {
                Button("\(first) \(second)") {
                    first = 5
                    second = "b"
                }
            }
        }
        struct New: View {
            @State private var first = 1
            @State private var second = ["a"]
            var body: some View { Button("\(first) \(second[0])") {} }
        }
        let page = TestPage { Old() }
        try page.tap("1 a")
        #expect(page.texts == ["5 b"])
        #expect(TestPage(snapshot: page.graph.snapshot()) { New() }.texts == ["1 a"])
        let stack = TestPage {
            VStack {
                Old()
                `A restored page`.Counter("other")
            }
        }
        for name in ["1 a", "other 0"] { try stack.tap(name) }
        let again = TestPage(snapshot: stack.graph.snapshot()) {
            VStack {
                New()
                `A restored page`.Counter("other")
            }
        }
        #expect(again.texts == ["1 a", "other 1"])
    }

    @Test func `starts over in a view that has moved, and names the property`() throws {
        struct Lamp: View {
            @State private var isOn = false
            var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
        }
        let page = TestPage { Lamp() }
        try page.tap("off")
        let snapshot = page.graph.snapshot()
        let moved = TestPage(snapshot: snapshot) {
            VStack {
                Text("A lamp"); Lamp()
            }
        }
        #expect(moved.texts == ["A lamp", "off"])
        #expect(moved.graph.restoration?.moved == ["Lamp._isOn"])
        // One of the name has its value, so others may belong to rows that are not shown.
        let both = TestPage {
            VStack {
                Lamp(); Lamp()
            }
        }
        let one = TestPage(snapshot: both.graph.snapshot()) {
            VStack {
                Lamp(); EmptyView(); Lamp()
            }
        }
        #expect(one.graph.restoration?.moved == [])
    }

    @Test func `starts over from a truncated snapshot`() throws {
        let page = TestPage { `A restored page`.Branches() }
        try page.tap("first 0")
        let whole = page.graph.snapshot()
        for length in 0..<whole.count {
            let texts = TestPage(snapshot: whole.prefix(length)) { `A restored page`.Branches() }.texts
            #expect(texts == ["Switch", "first 0"] || texts == ["Switch", "first 1"])
        }
    }
}
