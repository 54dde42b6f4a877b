import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

private struct Pose {
    var width = 10.0
    var lift = 0.0
}

/// A page with a button “Go”, which changes the trigger of a keyframe animator, and a button “Wide”, which changes its
/// content.
private struct TriggeredPage: View {
    @State private var trigger = 0
    @State private var height = 10.0

    var body: some View {
        VStack {
            KeyframeAnimator(initialValue: Pose(), trigger: trigger) { [height] pose in
                Color.red.frame(width: pose.width, height: height).offset(y: pose.lift)
            } keyframes: { start in
                KeyframeTrack(\.width) {
                    LinearKeyframe(start.width + 20, duration: 1)
                    LinearKeyframe(50, duration: 1)
                }
                KeyframeTrack(\.lift) { MoveKeyframe(5) }
            }
            Button("Go") { trigger += 1 }
            Button("Wide") { height = 20 }
        }
    }
}

private struct RepeatingPage: View {
    var end = 10.0
    @State private var isRepeating = true

    var body: some View {
        VStack {
            KeyframeAnimator(initialValue: 10.0, repeating: isRepeating) {
                Color.red.frame(width: $0, height: 10)
            } keyframes: { _ in
                LinearKeyframe(30, duration: 1)
                LinearKeyframe(end, duration: 1)
            }
            Button("Rest") { isRepeating = false }
        }
    }
}

@MainActor @Suite struct `A keyframe animator` {
    private func page<Content: View>(shown: Bool = true, @ViewBuilder _ content: () -> Content) -> TestPage {
        let page = TestPage(holdsClock: true, content)
        if shown { page.graph.resumeMotions() }
        page.update()
        return page
    }

    private func width(_ root: DisplayNode) -> CGFloat? {
        if "\(root.type)" == "Color" { return root.frame.width }
        for child in root.children { if let width = width(child) { return width } }
        return nil
    }

    @Test func `shows its initial value until the trigger changes`() {
        let page = page { TriggeredPage() }
        #expect(width(page.tree.root) == 10 && page.tree.samples.isEmpty)
    }

    @Test func `plays its tracks side by side, and keeps the end`() throws {
        let page = page { TriggeredPage() }
        try page.tap("Go")
        let samples = try #require(page.tree.samples.first)
        #expect(page.tree.samples.count == 1 && samples.axis == .time(2))
        #expect(samples.stages.count == 60 && samples.stages[15] == 0.25)
        #expect(width(samples.roots[0]) == 10 && width(samples.roots[15]) == 20 && width(samples.roots[30]) == 30)
        #expect(width(page.tree.root) == 50)
        page.advance(by: 5)
        #expect(width(page.tree.root) == 50)
    }

    @Test func `starts again from the end of the previous keyframes`() throws {
        let page = page { TriggeredPage() }
        try page.tap("Go")
        page.advance(by: 3)
        try page.tap("Go")
        let samples = try #require(page.tree.samples.first)
        #expect(width(samples.roots[0]) == 50 && width(samples.roots[30]) == 70)
    }

    @Test func `that is triggered while it plays starts from the visible value`() throws {
        let page = page { TriggeredPage() }
        try page.tap("Go")
        page.advance(by: 0.5)
        try page.tap("Go")
        let samples = try #require(page.tree.samples.first)
        #expect(width(samples.roots[0]) == 20 && width(samples.roots[30]) == 40)
    }

    @Test func `continues with the velocity of keyframes that it replaces`() {
        let keyframes = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(100, duration: 1) }
        let next = KeyframeTimeline(
            from: 50, continuing: { keyframes.value(time: 0.5 + $0) },
            KeyframeTrack { CubicKeyframe(50.0, duration: 1) })
        // A cubic Hermite curve from 50 to 50 with 100 a second at its start and 0 at its end.
        #expect(abs(next.value(time: 0.5) - 62.5) < 0.001)
    }

    @Test func `sends the remaining keyframes if its content changes while it plays`() throws {
        let page = page { TriggeredPage() }
        try page.tap("Go")
        page.advance(by: 1.5)
        try page.tap("Wide")
        let samples = try #require(page.tree.samples.first)
        #expect(samples.axis == .time(0.5) && width(samples.roots[0]) == 40)
        #expect(page.frames(ofType: "Color")[0].height == 20)
    }

    @Test func `repeats in the browser if it ends where it starts`() throws {
        let page = page { RepeatingPage() }
        let samples = try #require(page.tree.samples.first)
        #expect(samples.axis == .clock(.init(now: 0, start: 0, duration: 2, isEndless: true)))
        #expect(samples.stages.count == 121 && samples.stages.last == 1)
        #expect(width(samples.roots[30]) == 20 && width(samples.roots[60]) == 30 && width(samples.roots[120]) == 10)
        let revision = page.tree.revision
        page.advance(by: 20)
        #expect(page.tree.revision == revision)
    }

    @Test func `that ends at another value continues from that value, and then repeats in the browser`() throws {
        let page = page { RepeatingPage(end: 20) }
        #expect(try #require(page.tree.samples.first).axis == .time(2))
        page.advance(by: 2)
        let samples = try #require(page.tree.samples.first)
        #expect(samples.axis == .clock(.init(now: 2, start: 2, duration: 2, isEndless: true)))
        #expect(width(samples.roots[0]) == 20 && width(samples.roots[60]) == 30)
    }

    @Test func `that stops repeating shows its initial value, and ends its motion`() throws {
        let page = page { RepeatingPage() }
        try page.tap("Rest")
        #expect(width(page.tree.root) == 10 && page.tree.samples.isEmpty)
        let color = try #require(page.nodes.first { "\($0.type)" == "Color" })
        #expect(page.tree.endedMotions == [color.id])
        page.update()
        #expect(page.tree.endedMotions == [color.id])
    }

    @Test func `waits for a browser, and shows each one that comes the same loop`() throws {
        let page = page(shown: false) { RepeatingPage() }
        #expect(page.tree.samples.isEmpty && page.graph.hasMotions)
        page.advance(by: 0.5)
        page.graph.resumeMotions()
        page.update()
        #expect(
            try #require(page.tree.samples.first).axis
                == .clock(.init(now: 0.5, start: 0, duration: 2, isEndless: true)))
        page.advance(by: 0.5)
        page.graph.resumeMotions()
        page.update()
        #expect(
            try #require(page.tree.samples.first).axis == .clock(.init(now: 1, start: 0, duration: 2, isEndless: true)))
    }

    @Test func `without keyframes shows its initial value`() {
        let page = page {
            KeyframeAnimator(initialValue: 10.0) {
                Color.red.frame(width: $0, height: 10)
            } keyframes: { _ in
                MoveKeyframe(30)
            }
        }
        #expect(page.tree.samples.isEmpty)
    }

    @Test func `as a modifier changes the view that it applies to`() throws {
        let page = page {
            Color.red.frame(width: 10, height: 10).keyframeAnimator(initialValue: 0.0) {
                $0.padding(.horizontal, $1)
            } keyframes: { _ in
                LinearKeyframe(8, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
        }
        let samples = try #require(page.tree.samples.first)
        #expect(samples.stages.count == 121)
    }
}

@MainActor @Suite struct `A timeline of an animation` {
    private struct Clock: View {
        var isPaused = false
        var body: some View {
            TimelineView(.animation(paused: isPaused)) { context in
                Color.red.frame(
                    width: (context.date.timeIntervalSinceReferenceDate - 1000) * 10, height: 10)
            }
        }
    }

    private struct PausedPage: View {
        @State private var isPaused = false
        var body: some View {
            VStack {
                Clock(isPaused: isPaused)
                Button("Pause") { isPaused = true }
            }
        }
    }

    private func width(_ root: DisplayNode) -> CGFloat? {
        if "\(root.type)" == "Color" { return root.frame.width }
        for child in root.children { if let width = width(child) { return width } }
        return nil
    }

    @Test func `is evaluated ahead for two and a half seconds, and again after two`() throws {
        try TextClock.$fixed.withValue(Date(timeIntervalSinceReferenceDate: 1001)) {
            let page = TestPage(holdsClock: true) { Clock() }
            #expect(width(page.tree.root) == 10 && page.tree.samples.isEmpty)
            page.graph.resumeMotions()
            page.update()
            let samples = try #require(page.tree.samples.first)
            #expect(samples.axis == .clock(.init(now: 0, start: 0, duration: 2.5, isEndless: false)))
            #expect(width(samples.roots[0]) == 10 && samples.roots.last.flatMap(width) == 35)
            #expect(width(page.tree.root) == 10)
            let revision = page.tree.revision
            page.advance(by: 1.9)
            #expect(page.tree.revision == revision)
            page.advance(by: 0.2)
            #expect(page.tree.revision == revision + 1)
            #expect(
                try #require(page.tree.samples.first).axis
                    == .clock(.init(now: 2.1, start: 2.1, duration: 2.5, isEndless: false)))
        }
    }

    @Test func `is evaluated ahead together with others`() throws {
        try TextClock.$fixed.withValue(Date(timeIntervalSinceReferenceDate: 1001)) {
            let page = TestPage(holdsClock: true) {
                Clock()
                Clock()
                Clock()
            }
            page.graph.resumeMotions()
            page.update()
            #expect(page.tree.samples.count == 1)
            let last = try #require(page.tree.samples.first?.roots.last)
            func widths(_ node: DisplayNode) -> [CGFloat] {
                "\(node.type)" == "Color" ? [node.frame.width] : node.children.flatMap(widths)
            }
            #expect(widths(last) == [35, 35, 35])
        }
    }

    @Test func `is not evaluated ahead after the last browser has left`() {
        let page = TestPage(holdsClock: true) { Clock() }
        page.graph.resumeMotions()
        page.update()
        page.graph.pauseMotions()
        let revision = page.tree.revision
        page.advance(by: 5)
        #expect(page.tree.revision == revision)
        page.graph.resumeMotions()
        page.update()
        #expect(page.tree.revision == revision + 1 && page.tree.samples.count == 1)
    }

    @Test func `stands still while it is paused`() throws {
        let page = TestPage(holdsClock: true) { PausedPage() }
        page.graph.resumeMotions()
        page.update()
        try page.tap("Pause")
        #expect(page.tree.samples.isEmpty)
        let color = try #require(page.nodes.first { "\($0.type)" == "Color" })
        #expect(page.tree.endedMotions == [color.id])
        let revision = page.tree.revision
        page.advance(by: 5)
        #expect(page.tree.revision == revision)
    }
}
