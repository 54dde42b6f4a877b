import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Observation
import Testing
import TestKit

@testable import EspalierViews

@Observable private final class Model {
    var x: CGFloat = 0
}

@MainActor
@Suite struct `Changes of different transactions` {
    /// The steps of an update: the left edge of "x", and its animation.
    private func places(_ page: TestPage, of text: String = "x") -> [Place] {
        page.steps.map { tree in
            var found = Place(x: .nan, animation: nil)
            func visit(_ node: DisplayNode, _ x: CGFloat) {
                if case .text(let content) = node.content, content.plainText == text {
                    found = Place(x: x + node.frame.minX, animation: node.animation)
                }
                for child in node.children { visit(child, x + node.frame.minX) }
            }
            visit(tree.root, 0)
            return found
        }
    }

    private struct Place: Equatable {
        var x: CGFloat
        var animation: DisplayAnimation?

        init(x: CGFloat, animation: DisplayAnimation?) {
            self.x = x
            self.animation = animation
        }

        init(_ x: CGFloat, _ animation: Animation? = nil) {
            self.init(x: x, animation: animation?.display)
        }
    }

    /// "x" and "y" at offsets, and a button that changes them.
    private struct Board: View {
        @State var x: CGFloat = 0
        @State var y: CGFloat = 0
        let change: (Binding<CGFloat>, Binding<CGFloat>) -> Void
        var onAppear: ((Binding<CGFloat>) -> Void)?

        var body: some View {
            VStack(alignment: .leading) {
                Text("x").offset(x: x)
                Text("y").offset(x: y)
                Button("go") { change($x, $y) }
            }
            .frame(width: 300, alignment: .leading)
            .onAppear { onAppear?($x) }
        }
    }

    @Test func `are shown one after another`() throws {
        let page = TestPage {
            Board { x, _ in
                x.wrappedValue = 10
                #expect(x.wrappedValue == 10)
                withAnimation(.linear(duration: 2)) { x.wrappedValue = 300 }
                #expect(x.wrappedValue == 300)
            }
        }
        try page.tap("go")
        #expect(places(page) == [Place(10), Place(300, .linear(duration: 2))])
    }

    /// A browser reports its window when the page has been shown, which is when views have appeared.
    @Test func `of a window do not take over the animation of a view that appears`() {
        let page = TestPage {
            Board { _, _ in
            } onAppear: { x in
                withAnimation(.linear(duration: 2)) { x.wrappedValue = 30 }
            }
        }
        page.graph.host.size.width = 200
        page.update()
        #expect(places(page) == [Place(30, .linear(duration: 2)), Place(-20)])
    }

    @Test func `keep each view's own animation`() throws {
        let page = TestPage {
            Board { x, y in
                x.wrappedValue = 100
                withAnimation(.linear(duration: 2)) { y.wrappedValue = 50 }
            }
        }
        try page.tap("go")
        #expect(places(page) == [Place(100), Place(100)])
        #expect(places(page, of: "y") == [Place(0), Place(50, .linear(duration: 2))])
    }

    @Test func `keep their curves if both are animated`() throws {
        let page = TestPage {
            Board { x, y in
                withAnimation(.linear(duration: 2)) { x.wrappedValue = 100 }
                withAnimation(.easeIn(duration: 1)) { y.wrappedValue = 50 }
            }
        }
        try page.tap("go")
        #expect(places(page) == [Place(100, .linear(duration: 2)), Place(100, .linear(duration: 2))])
        #expect(places(page, of: "y") == [Place(0), Place(50, .easeIn(duration: 1))])
    }

    @Test func `are one step if both transactions are equal`() throws {
        let page = TestPage {
            Board { x, y in
                withAnimation(.linear(duration: 2)) { x.wrappedValue = 100 }
                withAnimation(.linear(duration: 2)) { y.wrappedValue = 50 }
            }
        }
        try page.tap("go")
        #expect(places(page) == [Place(100, .linear(duration: 2))])
        #expect(places(page, of: "y") == [Place(50, .linear(duration: 2))])
    }

    @Test func `cost nothing without animations`() throws {
        let page = TestPage { Board { x, y in (x.wrappedValue, y.wrappedValue) = (100, 50) } }
        // The board's body, and the button's.
        let before = page.graph.counters.evaluations
        try page.tap("go")
        #expect(page.graph.counters.evaluations - before == 2)
        #expect(places(page) == [Place(100)])
        try page.tap("go")
        #expect(places(page) == [])
    }

    @Test func `are separate steps through a binding with an animation`() throws {
        let page = TestPage {
            Board { x, y in
                x.wrappedValue = 20
                y.animation(.easeOut).wrappedValue = 50
                x.wrappedValue = 30
            }
        }
        try page.tap("go")
        #expect(places(page) == [Place(20), Place(20), Place(30)])
        #expect(places(page, of: "y") == [Place(0), Place(50, .easeOut), Place(50, .easeOut)])
    }

    @Test func `join the last step if there are too many`() throws {
        let page = TestPage {
            Board { x, y in
                for step in 1...100 {
                    x.wrappedValue = CGFloat(step)
                    withAnimation { y.wrappedValue = CGFloat(step) }
                }
            }
        }
        try page.tap("go")
        #expect(page.steps.count == 17)
        #expect(places(page).last?.x == 100)
        #expect(places(page, of: "y").last?.x == 100)
    }

    @Test func `start an animation in onAppear from the previous state`() {
        let page = TestPage {
            Board(change: { _, _ in }) { x in withAnimation(.linear(duration: 3)) { x.wrappedValue = 120 } }
        }
        #expect(places(page) == [Place(0)])
        page.update()
        #expect(places(page) == [Place(120, .linear(duration: 3))])
    }

    @Test func `keep the animation of the change in which a view appears`() throws {
        struct Opening: View {
            @State private var isOpen = false
            var body: some View {
                VStack(alignment: .leading) {
                    Text("x").offset(x: isOpen ? 80 : 0)
                    Button("go") { withAnimation(.linear(duration: 2)) { isOpen = true } }
                    if isOpen { Board(change: { _, _ in }) { x in withAnimation(.easeIn) { x.wrappedValue = 9 } } }
                }
                .frame(width: 300, alignment: .leading)
            }
        }
        let page = TestPage { Opening() }
        try page.tap("go")
        // The view is shown at the start of its fade, led in, and then makes its own change.
        #expect(page.steps.count == 3)
        let animations = page.steps.map { tree in
            var found: DisplayAnimation?
            func visit(_ node: DisplayNode) {
                if case .text(let text) = node.content, text.plainText == "x", found == nil { found = node.animation }
                for child in node.children { visit(child) }
            }
            visit(tree.root)
            return found
        }
        #expect(animations == Array(repeating: Animation.linear(duration: 2).display, count: 3))
    }

    @Test func `are visible to a body and onChange`() {
        final class Log {
            var bodies: [Int] = []
            var changes: [[Int]] = []
        }
        struct Counter: View {
            @State private var count = 0
            let log: Log
            var body: some View {
                log.bodies.append(count)
                return Text("\(count)")
                    .onChange(of: count) { log.changes.append([$0, $1]) }
                    .onAppear {
                        count = 1
                        count = 2
                        withAnimation {
                            count = 3
                            count = 4
                        }
                    }
            }
        }
        let log = Log()
        let page = TestPage { Counter(log: log) }
        page.update()
        #expect(log.bodies == [0, 2, 4])
        #expect(log.changes == [[0, 2], [2, 4]])
        #expect(page.texts == ["4"])
    }

    @Test func `of an object are shown with the first of them`() throws {
        struct Observing: View {
            @State private var model = Model()
            var body: some View {
                VStack(alignment: .leading) {
                    Text("x").offset(x: model.x)
                    Button("plain first") {
                        model.x = 10
                        withAnimation { model.x = 100 }
                    }
                    Button("animated") { withAnimation(.linear(duration: 2)) { model.x = 200 } }
                }
                .frame(width: 300, alignment: .leading)
            }
        }
        let page = TestPage { Observing() }
        try page.tap("plain first")
        #expect(places(page) == [Place(100)])
        try page.tap("animated")
        #expect(places(page) == [Place(200, .linear(duration: 2))])
    }

    @Test func `are animated by a view's own animation before that of the change, unless animations are disabled`()
        throws
    {
        struct Own: View {
            @State private var x: CGFloat = 0
            var body: some View {
                VStack(alignment: .leading) {
                    Text("x").offset(x: x).animation(.easeIn(duration: 1), value: x)
                    Button("animated") { withAnimation(.linear(duration: 2)) { x += 10 } }
                    Button("plain") { x += 10 }
                    Button("disabled") {
                        var transaction = Transaction(animation: .linear)
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { x += 10 }
                    }
                }
                .frame(width: 300, alignment: .leading)
            }
        }
        let page = TestPage { Own() }
        try page.tap("animated")
        #expect(places(page) == [Place(10, .easeIn(duration: 1))])
        try page.tap("plain")
        #expect(places(page) == [Place(20, .easeIn(duration: 1))])
        try page.tap("disabled")
        #expect(places(page) == [Place(30)])
    }

    @Test func `pass through the transaction modifiers around a view, from the outside in`() throws {
        struct Nested: View {
            @State private var x: CGFloat = 0
            var body: some View {
                VStack(alignment: .leading) {
                    Text("x").offset(x: x).animation(.easeIn, value: x).transaction { $0.disablesAnimations = true }
                    Text("y").offset(x: x).transaction { $0.animation = $0.animation?.delay(1) }
                    Button("go") { withAnimation(.linear(duration: 2)) { x += 10 } }
                }
                .frame(width: 300, alignment: .leading)
            }
        }
        let page = TestPage { Nested() }
        try page.tap("go")
        #expect(places(page) == [Place(10)])
        #expect(places(page, of: "y") == [Place(10, .linear(duration: 2).delay(1))])
    }

    @Test func `that cause each other endlessly come to an end`() {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").onChange(of: count, initial: true) {
                    if count.isMultiple(of: 2) { withAnimation { count += 1 } } else { count += 1 }
                }
            }
        }
        let page = TestPage { Restless() }
        page.update()
        #expect(!page.graph.hasFurtherSteps)
        #expect(page.steps.count < 30)
    }
}
