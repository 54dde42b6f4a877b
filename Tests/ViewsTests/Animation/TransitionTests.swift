import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

/// The horizontal place of a text, with the motions of the views around it; nil if there is none.
private func place(_ text: String, _ tree: DisplayTree) -> CGFloat? {
    func find(_ node: DisplayNode, _ x: CGFloat) -> CGFloat? {
        var x = x + node.frame.minX
        if case .matrix(let matrix)? = node.appearance?.effects?.transform?.kind { x += matrix.tx }
        if case .text(let content) = node.content, content.plainText == text { return x }
        for child in node.children { if let found = find(child, x) { return found } }
        return nil
    }
    return find(tree.root, 0)
}

/// A page with a button “Flip” that shows or removes a view under an animation of a second.
private struct Flip<Content: View>: View {
    @State var isShown: Bool
    @ViewBuilder var content: () -> Content

    var body: some View {
        VStack(spacing: 0) {
            if isShown { content() }
            Button("Flip") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
    }
}

/// A number that a tap raises.
private struct Tally: View {
    @State private var count = 0
    var body: some View { Button("Tally \(count)") { count += 1 } }
}

extension DisplayNode {
    /// All texts, also of views that are leaving.
    fileprivate var texts: [String] {
        if case .text(let text) = content { return [text.plainText] }
        return children.flatMap(\.texts)
    }

    /// The drawn position of a node of a type, with its translation; nil without such a node.
    fileprivate func place(of type: String) -> CGPoint? {
        var shift = frame.origin
        if case .matrix(let matrix)? = appearance?.effects?.transform?.kind {
            shift = CGPoint(x: shift.x + matrix.tx, y: shift.y + matrix.ty)
        }
        if "\(self.type)" == type { return shift }
        for child in children {
            if let place = child.place(of: type) { return CGPoint(x: shift.x + place.x, y: shift.y + place.y) }
        }
        return nil
    }
}

@MainActor @Suite struct `A transition` {
    private func square(_ tree: DisplayTree) -> DisplayNode? { find("Color", tree.root) }

    private func find(_ type: String, _ node: DisplayNode) -> DisplayNode? {
        if "\(node.type)" == type { return node }
        for child in node.children { if let found = find(type, child) { return found } }
        return nil
    }

    private func opened(_ isShown: Bool, _ transition: AnyTransition?) -> TestPage {
        let page = TestPage {
            Flip(isShown: isShown) {
                let square = Color.red.frame(width: 20, height: 40)
                if let transition { square.transition(transition) } else { square }
            }
        }
        page.holdClock()
        return page
    }

    @Test func `is a fade by default, shown at its start and then animated in`() throws {
        let page = opened(false, nil)
        try page.tap("Flip")
        #expect(page.steps.count == 2)
        let (start, end) = (try #require(square(page.steps[0])), try #require(square(page.steps[1])))
        #expect(start.appearance?.opacity == 0 && start.transition == .arriving)
        #expect((end.appearance?.opacity ?? 1) == 1 && end.transition == nil)
        #expect(end.animation?.duration == 1)
        #expect(start.id == end.id)
    }

    @Test func `that moves is a fade for users who prefer reduced motion`() throws {
        let page = opened(false, .move(edge: .leading))
        page.graph.host.reducesMotion = true
        page.update()
        try page.tap("Flip")
        let start = try #require(square(page.steps[0]))
        #expect(start.appearance?.opacity == 0 && start.appearance?.effects == nil)
        page.graph.host.reducesMotion = false
        page.update()
        try page.tap("Flip")
        try page.tap("Flip")
        #expect(page.tree.revision > 0)
    }

    @Test func `keeps a removed view in place, behind the others, until its animation is over`() throws {
        let page = opened(true, nil)
        let before = try #require(square(page.tree))
        try page.tap("Flip")
        let leaving = try #require(square(page.tree))
        #expect(leaving.id == before.id && leaving.frame == before.frame && leaving.isLeaving)
        #expect(leaving.appearance?.opacity == 0 && leaving.animation?.duration == 1)
        page.advance(by: 0.9)
        #expect(square(page.tree) != nil)
        page.advance(by: 0.2)
        #expect(square(page.tree) == nil)
    }

    @Test func `lets the views below move up meanwhile`() throws {
        let page = opened(true, nil)
        let before = page.frames(ofType: "Button")[0]
        try page.tap("Flip")
        #expect(page.frames(ofType: "Button")[0].minY == before.minY - 20)
    }

    @Test(
        arguments: [
            (.move(edge: .leading), CGPoint(x: -20, y: 0), CGPoint(x: -20, y: 0)),
            (.move(edge: .bottom), CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 40)),
            (.slide, CGPoint(x: -20, y: 0), CGPoint(x: 20, y: 0)),
            (.push(from: .trailing), CGPoint(x: 20, y: 0), CGPoint(x: -20, y: 0)),
            (.offset(x: 3, y: 4), CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 4)),
            (
                .asymmetric(insertion: .move(edge: .top), removal: .offset(x: 9)), CGPoint(x: 0, y: -40),
                CGPoint(x: 9, y: 0)
            ),
        ] as [(AnyTransition, CGPoint, CGPoint)])
    func `that moves comes from one place and goes to another`(transition: AnyTransition, from: CGPoint, to: CGPoint)
        throws
    {
        func shift(_ tree: DisplayTree) -> CGPoint? { tree.root.place(of: "Color") }
        let page = opened(false, transition)
        try page.tap("Flip")
        let (start, rest) = (try #require(shift(page.steps[0])), try #require(shift(page.steps[1])))
        #expect(CGPoint(x: start.x - rest.x, y: start.y - rest.y) == from)
        page.advance(by: 2)
        try page.tap("Flip")
        let end = try #require(shift(page.tree))
        #expect(CGPoint(x: end.x - rest.x, y: end.y - rest.y) == to)
    }

    @Test func `that returns brings the same view back, with its state`() throws {
        let page = TestPage { Flip(isShown: true) { Tally() } }
        page.holdClock()
        try page.tap("Tally 0")
        try page.tap("Flip")
        page.advance(by: 0.5)
        try page.tap("Flip")
        #expect(page.texts.contains("Tally 1"))
        page.advance(by: 2)
        try page.tap("Tally 1")
        #expect(page.texts.contains("Tally 2"))
        try page.tap("Flip")
        page.advance(by: 1.1)
        try page.tap("Flip")
        #expect(page.texts.contains("Tally 0"))
    }

    @Test func `of rows keeps the leaving rows, and places the others`() throws {
        struct Rows: View {
            @State private var rows = ["a", "b", "c"]
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(rows, id: \.self) { Text($0) }
                    Button("Drop") { withAnimation(.linear(duration: 1)) { rows = ["a", "c", "d"] } }
                }
            }
        }
        let page = TestPage { Rows() }
        page.holdClock()
        try page.tap("Drop")
        #expect(page.steps[0].root.texts.sorted() == ["Drop", "a", "b", "c", "d"])
        #expect(page.texts == ["a", "c", "d", "Drop"])
        page.advance(by: 1.1)
        #expect(page.tree.root.texts == ["a", "c", "d", "Drop"])
    }

    @Test func `needs an animation`() throws {
        struct Still: View {
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Color.red.frame(width: 20, height: 40).transition(.slide) }
                    Button("Flip") { isShown.toggle() }
                }
            }
        }
        let page = TestPage { Still() }
        try page.tap("Flip")
        #expect(square(page.tree) == nil)
        try page.tap("Flip")
        #expect(page.steps.count == 1 && square(page.tree)?.transition == nil)
    }

    @Test func `ends with the view that removed it`() throws {
        struct Nested: View {
            @State private var outer = true
            @State private var inner = true
            var body: some View {
                VStack {
                    if outer {
                        VStack {
                            if inner { Color.red.frame(width: 20, height: 40) }
                            Text("outer")
                        }
                    }
                    Button("Inner") { withAnimation(.linear(duration: 1)) { inner = false } }
                    Button("Outer") { outer = false }
                }
            }
        }
        let page = TestPage { Nested() }
        page.holdClock()
        try page.tap("Inner")
        #expect(square(page.tree) != nil)
        try page.tap("Outer")
        #expect(square(page.tree) == nil)
        page.advance(by: 2)
        #expect(page.texts == ["Inner", "Outer"])
    }

    @Test func `of an author's own modifiers shows them while the view is away`() throws {
        struct Dim: ViewModifier {
            let amount: Double
            func body(content: Content) -> some View { content.opacity(amount) }
        }
        let page = opened(false, .modifier(active: Dim(amount: 0.25), identity: Dim(amount: 1)))
        try page.tap("Flip")
        #expect(square(page.steps[0])?.appearance?.opacity == 0.25)
        #expect((square(page.steps[1])?.appearance?.opacity ?? 1) == 1)
    }

    @Test func `around views that alternate applies to each of them`() throws {
        struct Turns: View {
            @State private var number = 1
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Text("n\(number)").frame(width: 40, height: 10).id(number).transition(.move(edge: .leading))
                    Group {
                        if number == 1 { Text("odd") } else { Text("even") }
                    }
                    .frame(width: 40, height: 10)
                    .transition(.slide)
                    Group {
                        if number == 1 { Text("one") } else { Text("two") }
                    }
                    .transition(.offset(x: 7))
                    Button("Next") { withAnimation(.linear(duration: 1)) { number += 1 } }
                }
            }
        }
        let page = TestPage { Turns() }
        page.holdClock()
        let rest = try #require(place("n1", page.tree))
        let one = try #require(place("one", page.tree))
        try page.tap("Next")
        #expect(place("n1", page.tree) == rest - 40)
        #expect(place("n2", page.steps[0]) == rest - 40 && place("n2", page.tree) == rest)
        #expect(place("one", page.tree) == one + 7)
        #expect(place("two", page.steps[0]) == one + 7 && place("two", page.tree) == one)
        page.advance(by: 1.1)
        #expect(place("n1", page.tree) == nil && place("one", page.tree) == nil)
    }

    @Test func `around an optional view applies to the view`() throws {
        struct Absent: View {
            @State private var isShown = true
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Group {
                        if isShown { Color.red.frame(width: 20, height: 40) }
                    }
                    .transition(.move(edge: .leading))
                    Button("Flip") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                }
            }
        }
        let page = TestPage { Absent() }
        page.holdClock()
        let rest = try #require(page.tree.root.place(of: "Color"))
        try page.tap("Flip")
        #expect(page.tree.root.place(of: "Color")?.x == rest.x - 20)
        page.advance(by: 1.1)
        #expect(page.tree.root.place(of: "Color") == nil)
        try page.tap("Flip")
        #expect(page.steps[0].root.place(of: "Color")?.x == rest.x - 20)
        #expect(page.tree.root.place(of: "Color")?.x == rest.x)
    }

    @Test func `around a collection or a group applies to each of its views`() throws {
        struct Crowd: View {
            @State private var names = ["a", "b"]
            @State private var isShown = true
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(names, id: \.self) { Text($0).frame(width: 40, height: 10) }
                        .padding(.leading, 0)
                        .transition(.move(edge: .leading))
                    Group {
                        if isShown { Color.red.frame(width: 20, height: 10) }
                        Text("stays")
                    }
                    .transition(.move(edge: .leading))
                    Button("Drop") {
                        withAnimation(.linear(duration: 1)) {
                            names = ["b"]
                            isShown = false
                        }
                    }
                    Button("Add") {
                        withAnimation(.linear(duration: 1)) { names = ["b", "c"] }
                    }
                }
            }
        }
        let page = TestPage { Crowd() }
        page.holdClock()
        let (a, b, stays) = (place("a", page.tree), place("b", page.tree), place("stays", page.tree))
        let red = try #require(page.tree.root.place(of: "Color"))
        try page.tap("Drop")
        #expect(place("a", page.tree) == a.map { $0 - 40 })
        #expect(page.tree.root.place(of: "Color")?.x == red.x - 20)
        #expect(place("b", page.tree) == b && place("stays", page.tree) == stays)
        page.advance(by: 1.1)
        #expect(place("a", page.tree) == nil && page.tree.root.place(of: "Color") == nil)
        try page.tap("Add")
        #expect(place("c", page.steps[0]) == b.map { $0 - 40 } && place("c", page.tree) == b)
        #expect(place("b", page.steps[0]) == b)
    }

    @Test func `keeps the leaving one of two views with a common modifier`() throws {
        struct Pair: View {
            @State private var isShown = true
            var body: some View {
                VStack(spacing: 0) {
                    Group {
                        if isShown { Color.red.frame(width: 20, height: 40) }
                        Text("stays")
                    }
                    .padding(5)
                    Button("Drop") { withAnimation(.linear(duration: 1)) { isShown = false } }
                }
            }
        }
        let page = TestPage { Pair() }
        page.holdClock()
        try page.tap("Drop")
        #expect(square(page.tree)?.isLeaving == true)
        page.advance(by: 0.9)
        #expect(square(page.tree) != nil)
        page.advance(by: 0.2)
        #expect(square(page.tree) == nil)
        #expect(page.texts == ["stays", "Drop"])
        #expect(page.frame(of: "stays")?.size == CGSize(width: 50, height: 10))
    }
}
