import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

/// A number that counts to its value.
private nonisolated struct Count: View, Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    @MainActor var body: some View { Text("\(Int(value.rounded()))") }
}

/// A modifier with animatable data.
private nonisolated struct Indent: ViewModifier, Animatable {
    var amount: CGFloat
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    @MainActor func body(content: Content) -> some View { content.padding(.leading, amount * amount) }
}

/// A layout that places its subviews on a circle.
private nonisolated struct Circular: Layout {
    var angle: Double
    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 100)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX + 40 * cos(angle), y: bounds.midY + 40 * sin(angle)), anchor: .center,
                proposal: .unspecified)
        }
    }
}

/// Takes the seconds that the environment says.
private struct Paced: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let duration = context.environment.pace
        return time < duration ? value.scaled(by: time / duration) : nil
    }
}

/// A page with a button “Go” that changes a number under an animation.
private struct Page<Content: View>: View {
    var values: [Double] = [0, 1]
    var animation: Animation? = .linear(duration: 1)
    @ViewBuilder var content: (Double) -> Content
    @State private var index = 0

    var body: some View {
        VStack {
            content(values[index])
            Button("Go") { withAnimation(animation) { index += 1 } }
        }
    }
}

@MainActor @Suite struct `A motion` {
    private func path(_ root: DisplayNode) -> DisplayPath? {
        if case .shape(let shape) = root.content, case .path(let path) = shape.outline { return path }
        for child in root.children { if let path = path(child) { return path } }
        return nil
    }

    private func texts(_ root: DisplayNode) -> [String] {
        if case .text(let text) = root.content { return [text.plainText] }
        return root.children.flatMap { texts($0) }
    }

    private func frame(_ type: String, _ root: DisplayNode) -> CGRect? {
        if "\(root.type)" == type { return root.frame }
        for child in root.children { if let frame = frame(type, child) { return frame } }
        return nil
    }

    @Test func `of a shape shows its data at stages from the old to the new value`() throws {
        let page = TestPage { Page { LevelLine(fraction: $0).frame(width: 100, height: 80) } }
        #expect(page.tree.samples.isEmpty)
        try page.tap("Go")
        let samples = try #require(page.tree.samples.first)
        #expect(samples.axis == .progress)
        #expect(samples.stages.count == 32 && samples.stages[0] == 0 && samples.stages[8] == 0.25)
        #expect(path(samples.roots[0])?.points.first == CGPoint(x: 0, y: 0))
        #expect(path(samples.roots[8])?.points.first == CGPoint(x: 0, y: 20))
        #expect(path(page.tree.root)?.points.first == CGPoint(x: 0, y: 80))
    }

    @Test func `leaves the page with its final values, and is shown once`() throws {
        let page = TestPage { Page(values: [0, 1, 1]) { LevelLine(fraction: $0).frame(width: 100, height: 80) } }
        try page.tap("Go")
        let tree = page.tree
        try page.tap("Go")
        #expect(page.tree === tree)
        #expect(path(page.tree.root)?.points.first == CGPoint(x: 0, y: 80))
    }

    @Test func `of an animation that merges continues the time and the state of the previous one`() throws {
        let page = TestPage {
            Page(values: [0, 1, 3], animation: Animation(Continuing())) {
                LevelLine(fraction: $0).frame(width: 100, height: 80)
            }
        }
        page.holdClock()
        try page.tap("Go")
        page.advance(by: 1)
        try page.tap("Go")
        let samples = try #require(page.tree.samples.first)
        guard case .time(let duration) = samples.axis else { return #expect(Bool(false)) }
        #expect(abs(duration - 2) < 1e-6)
        let middle = try #require(samples.stages.firstIndex(of: 0.5))
        // From 0.5 to 3 in two seconds.
        #expect(path(samples.roots[0])?.points.first == CGPoint(x: 0, y: 40))
        #expect(path(samples.roots[middle])?.points.first == CGPoint(x: 0, y: 140))
        #expect(path(page.tree.root)?.points.first == CGPoint(x: 0, y: 240))
    }

    @Test func `of an animation that reads the environment has that of its view`() throws {
        let page = TestPage {
            Page(animation: Animation(Paced())) {
                LevelLine(fraction: $0).frame(width: 100, height: 80).environment(\.pace, 4)
            }
        }
        page.holdClock()
        try page.tap("Go")
        let samples = try #require(page.tree.samples.first)
        guard case .time(let duration) = samples.axis else { return #expect(Bool(false)) }
        #expect(abs(duration - 4) < 1e-6)
        let middle = try #require(samples.stages.firstIndex(of: 0.5))
        #expect(path(samples.roots[middle])?.points.first == CGPoint(x: 0, y: 40))
    }

    @Test func `of a view evaluates its body at each stage`() throws {
        let page = TestPage { Page(values: [0, 60]) { Count(value: $0) } }
        try page.tap("Go")
        let samples = try #require(page.tree.samples.first)
        #expect(samples.roots.map { texts($0)[0] } == (0..<60).map { "\($0)" })
        #expect(page.texts[0] == "60")
    }

    @Test func `of a modifier animates everything that depends on its data`() throws {
        let page = TestPage {
            Page(values: [0, 4]) { Color.red.frame(width: 10, height: 10).modifier(Indent(amount: $0)) }
        }
        try page.tap("Go")
        let samples = try #require(page.tree.samples.first)
        // Padding by the square of the data, of which half moves the centered row.
        #expect(samples.roots.count == 60)
        #expect(frame("Color", samples.roots[30])?.minX == 147)
        #expect(frame("Color", page.tree.root)?.minX == 153)
    }

    @Test func `of a layout moves its subviews along the layout's own path`() throws {
        let page = TestPage {
            Page(values: [0, .pi]) { angle in Circular(angle: angle) { Color.red.frame(width: 10, height: 10) } }
        }
        try page.tap("Go")
        let samples = try #require(page.tree.samples.first)
        #expect(samples.roots.count == 16)
        let (start, middle) = (frame("Color", samples.roots[0]), frame("Color", samples.roots[8]))
        #expect(start.map { $0.midX - 150 } == 40)
        #expect(middle.map { ($0.midX - 150).magnitude } == 0)
        #expect(try #require(middle).midY - #require(start).midY == 40)
    }

    @Test(arguments: [nil, Animation.linear(duration: 0)] as [Animation?])
    func `without an animation, or with one that takes no time, shows the end`(animation: Animation?) throws {
        let page = TestPage { Page(animation: animation) { LevelLine(fraction: $0).frame(width: 100, height: 80) } }
        try page.tap("Go")
        #expect(page.tree.samples.isEmpty)
        #expect(path(page.tree.root)?.points.first == CGPoint(x: 0, y: 80))
    }

    @Test func `follows the animation of the modifier around it`() throws {
        let page = TestPage {
            Page(animation: nil) { LevelLine(fraction: $0).frame(width: 100, height: 80).animation(.easeIn, value: $0) }
        }
        try page.tap("Go")
        #expect(page.tree.samples.first?.axis == .progress)
        let still = TestPage {
            Page { LevelLine(fraction: $0).frame(width: 100, height: 80).transaction { $0.animation = nil } }
        }
        try still.tap("Go")
        #expect(still.tree.samples.isEmpty)
    }

    @Test func `of a spring with a new target continues with its value and velocity`() throws {
        let spring = Spring(response: 1, dampingRatio: 1)
        let page = TestPage {
            Page(values: [0, 1, 0], animation: .spring(spring)) {
                LevelLine(fraction: $0).frame(width: 100, height: 800)
            }
        }
        page.holdClock()
        try page.tap("Go")
        page.advance(by: 0.25)
        try page.tap("Go")
        let samples = try #require(page.tree.samples.first)
        guard case .time(let duration) = samples.axis else { return #expect(Bool(false), "\(samples.axis)") }
        #expect(duration > 1 && duration < 3)
        let start = spring.value(target: 1.0, time: 0.25)
        let velocity = spring.velocity(target: 1.0, time: 0.25)
        for index in [0, 1, 5, 20] {
            let time = duration * samples.stages[index]
            let expected = start + spring.value(target: -start, initialVelocity: velocity, time: time)
            let shown = try #require(path(samples.roots[index])?.points.first?.y)
            #expect(abs(shown - 800 * expected) < 0.3, "\(index)")
        }
        // The velocity carries it on at first.
        #expect(
            try #require(path(samples.roots[1])?.points.first?.y) > #require(path(samples.roots[0])?.points.first?.y))
    }

    @Test func `of a curve with a new target adds to the motion in progress`() throws {
        let page = TestPage {
            Page(values: [0, 1, 0], animation: .linear(duration: 1)) {
                LevelLine(fraction: $0).frame(width: 100, height: 100)
            }
        }
        page.holdClock()
        try page.tap("Go")
        page.advance(by: 0.5)
        try page.tap("Go")
        let samples = try #require(page.tree.samples.first)
        #expect(samples.axis == .time(1))
        let shown = [0, 15, 30, 45].map { path(samples.roots[$0])?.points.first?.y ?? -1 }
        // Half way, back by the second and on by the first until it ends.
        #expect(shown == [50, 50, 50, 25])
    }

    @Test func `of ten thousand values, or of infinite data, shows the end`() throws {
        let many = TestPage {
            Page { fraction in
                ForEach(0..<700, id: \.self) { _ in LevelLine(fraction: fraction).frame(width: 1, height: 1) }
            }
        }
        try many.tap("Go")
        #expect(many.tree.samples.isEmpty)
        let endless = TestPage {
            Page(values: [0, .infinity]) { LevelLine(fraction: $0).frame(width: 10, height: 10) }
        }
        try endless.tap("Go")
        #expect(endless.tree.samples.isEmpty)
    }

    @Test func `that takes too long to sample shows the end`() throws {
        let page = TestPage {
            Page(values: [0, 1, 0]) { fraction in
                HStack {
                    LevelLine(fraction: fraction).frame(width: 100, height: 80)
                    Count(value: fraction * 60)
                }
            }
        }
        page.graph.motions.samplingLimit = .zero
        try page.tap("Go")
        #expect(page.tree.samples.isEmpty)
        #expect(path(page.tree.root)?.points.first == CGPoint(x: 0, y: 80))
        #expect(page.texts == ["60", "Go"])
        page.graph.motions.samplingLimit = .seconds(60)
        try page.tap("Go")
        #expect(!page.tree.samples.isEmpty && page.texts == ["0", "Go"])
    }

    @Test func `of a path whose frame grows shows the path at sizes between`() throws {
        let page = TestPage { Page(values: [40, 80]) { LevelLine(fraction: 1).frame(width: 10, height: $0) } }
        try page.tap("Go")
        let samples = try #require(page.tree.samples.first)
        #expect(path(samples.roots[0])?.points.first?.y == 40)
        #expect(path(samples.roots[16])?.points.first?.y == 60)
    }

    @Test func `is reported with its elapsed time`() throws {
        let page = TestPage(holdsClock: true) {
            Page(values: [10, 30]) { Color.red.frame(width: $0, height: 10) }
        }
        #expect(page.graph.animations == [])
        try page.tap("Go")
        let color = try #require(page.nodes.first { "\($0.type)" == "Color" })
        page.advance(by: 0.25)
        #expect(
            page.graph.animations.first { $0.node == color.id }
                == RunningAnimation(node: color.id, elapsed: 0.25, duration: 1))
        page.advance(by: 0.8)
        #expect(page.graph.animations == [])
    }
}
