import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `Variadic content` {
    struct Divided<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            _VariadicView.Tree(Lines()) { content }
        }
    }

    struct Lines: _VariadicView_MultiViewRoot {
        @ViewBuilder func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
                child
                if child.id != last { Text("–") }
            }
        }
    }

    struct Column: _VariadicView_UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            VStack(spacing: 0) { children }
        }
    }

    @Test func `has as many children as single views, in any nesting`() {
        let page = TestPage {
            HStack(spacing: 0) {
                Divided {
                    Text("A")
                    Group {
                        Text("B")
                        ForEach(0..<2) { Text("\($0)") }
                    }
                    if true { Text("C") }
                    EmptyView()
                }
            }
        }
        #expect(page.texts == ["A", "–", "B", "–", "0", "–", "1", "–", "C"])
        #expect(page.frame(of: "A") == CGRect(x: 105, y: 95, width: 10, height: 10))
        #expect(page.frame(of: "C") == CGRect(x: 185, y: 95, width: 10, height: 10))
    }

    @Test func `of a multi root takes a modifier for each view, of a unary root once`() {
        let multi = TestPage {
            VStack(spacing: 0) {
                Divided {
                    Text("A"); Text("B")
                }.padding(5)
            }
        }
        #expect(multi.frame(of: "A") == CGRect(x: 145, y: 75, width: 10, height: 10))
        #expect(multi.frame(of: "B") == CGRect(x: 145, y: 115, width: 10, height: 10))
        let unary = TestPage {
            VStack(spacing: 0) {
                _VariadicView.Tree(Column()) {
                    Text("A"); Text("B")
                }.padding(5)
            }
        }
        #expect(unary.frame(of: "A") == CGRect(x: 145, y: 90, width: 10, height: 10))
        #expect(unary.frame(of: "B") == CGRect(x: 145, y: 100, width: 10, height: 10))
    }

    struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Button("\(name)\(count)") { count += 1 }
        }
    }

    struct Turned: View {
        @State private var isTurned = false
        @State private var shows = true

        var body: some View {
            VStack {
                Button("turn") { isTurned.toggle() }
                Button("show") { shows.toggle() }
                _VariadicView.Tree(Order(isTurned: isTurned, shows: shows)) {
                    Counter(name: "a")
                    Counter(name: "b")
                }
            }
        }
    }

    struct Order: _VariadicView_MultiViewRoot {
        let isTurned: Bool
        let shows: Bool

        @ViewBuilder func body(children: _VariadicView.Children) -> some View {
            if shows {
                ForEach(isTurned ? Array(children.reversed()) : Array(children)) { $0 }
            } else {
                Text("none")
            }
        }
    }

    @Test func `keeps the state of its views when the root moves or omits them`() throws {
        let page = TestPage { Turned() }
        try page.tap("a0")
        try page.tap("b0")
        try page.tap("b1")
        #expect(page.texts == ["turn", "show", "a1", "b2"])
        try page.tap("turn")
        #expect(page.texts == ["turn", "show", "b2", "a1"])
        try page.tap("show")
        #expect(page.texts == ["turn", "show", "none"])
        try page.tap("show")
        #expect(page.texts == ["turn", "show", "b2", "a1"])
        try page.tap("a1")
        #expect(page.texts == ["turn", "show", "b2", "a2"])
    }

    struct Growing: View {
        @State private var names = ["a", "b"]

        var body: some View {
            VStack {
                Button("more") { names.append("c") }
                Divided { ForEach(names, id: \.self) { Text($0) } }
            }
        }
    }

    @Test func `follows a collection that it contains`() throws {
        let page = TestPage { Growing() }
        #expect(page.texts == ["more", "a", "–", "b"])
        try page.tap("more")
        #expect(page.texts == ["more", "a", "–", "b", "–", "c"])
    }

    struct Fonts: _VariadicView_MultiViewRoot {
        @ViewBuilder func body(children: _VariadicView.Children) -> some View {
            ForEach(children) { child in
                child.font(.system(size: child[TagValueTraitKey<Int>.self].number == 2 ? 20 : 10))
            }
        }
    }

    @Test func `inherits the environment of the place where it is shown, below its own modifiers`() {
        let page = TestPage {
            VStack(spacing: 0) {
                _VariadicView.Tree(Fonts()) {
                    Text("one").tag(1)
                    Text("two").tag(2)
                    Text("three").font(.system(size: 30)).tag(2)
                }
            }
        }
        func size(_ text: String) -> CGFloat? {
            for node in page.nodes {
                if case .text(let shown) = node.content, shown.plainText == text {
                    return shown.runs[0].style.font.size
                }
            }
            return nil
        }
        #expect(size("one") == 10)
        #expect(size("two") == 20)
        #expect(size("three") == 30)
    }

    enum Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    struct Named: View {
        @State private var name = "x"

        var body: some View {
            VStack {
                Button("rename") { name = "z" }
                Divided {
                    Text("A").preference(key: Names.self, value: [name])
                    Text("B").preference(key: Names.self, value: ["y"])
                }
            }
            .overlayPreferenceValue(Names.self) { Text($0.joined()) }
        }
    }

    @Test func `passes its preferences up through the place where it is shown`() throws {
        let page = TestPage { Named() }
        #expect(page.texts.last == "xy")
        try page.tap("rename")
        #expect(page.texts.last == "zy")
    }
}

extension TagValueTraitKey.Value {
    fileprivate var number: V? {
        if case .tagged(let value) = self { value } else { nil }
    }
}

@MainActor
@Suite struct `Subviews` {
    @Test func `are each shown as the closure returns it`() {
        let page = TestPage {
            HStack(spacing: 0) {
                ForEach(
                    subviews: Group {
                        Text("A"); Text("B")
                    }
                ) { subview in
                    Text("<")
                    subview
                }
            }
        }
        #expect(page.texts == ["<", "A", "<", "B"])
    }

    @Test func `are a collection that can be sliced and counted`() {
        let page = TestPage {
            VStack {
                Group(
                    subviews: Group {
                        Text("A"); Text("B"); Text("C")
                    }
                ) { subviews in
                    subviews.first
                    HStack { subviews[1...].reversed().first.map { $0 } }
                    Text("\(subviews.count)")
                }
            }
        }
        #expect(page.texts == ["A", "C", "3"])
    }

    @Test func `carry container values, the outermost of each`() {
        let page = TestPage {
            VStack {
                ForEach(
                    subviews: Group {
                        Text("A").containerValue(\.weight, 3)
                        Group {
                            Text("B")
                            Text("C").containerValue(\.weight, 1)
                        }
                        .containerValue(\.weight, 2)
                        Text("D").tag("d")
                    }
                ) { subview in
                    Text("\(subview.containerValues.weight)\(subview.containerValues.tag(for: String.self) ?? "")")
                }
            }
        }
        #expect(page.texts == ["3", "2", "2", "0d"])
    }
}

extension ContainerValues {
    fileprivate var weight: Int {
        get { self[Weight.self] }
        set { self[Weight.self] = newValue }
    }
}

private enum Weight: ContainerValueKey {
    static let defaultValue = 0
}
