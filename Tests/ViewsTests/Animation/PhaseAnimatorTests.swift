import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

/// A page with a button “Go”, which changes the trigger of a phase animator, and a button “Stop”, which hides it.
private struct TriggeredPage: View {
    var animation: (Int) -> Animation? = { _ in .linear(duration: 1) }
    @State private var trigger = 0
    @State private var isShown = true

    var body: some View {
        VStack {
            if isShown {
                PhaseAnimator([0, 1, 2], trigger: trigger) {
                    Text("phase \($0)")
                } animation: {
                    animation($0)
                }
            }
            Button("Go") { trigger += 1 }
            Button("Stop") { isShown = false }
        }
    }
}

@MainActor @Suite struct `A phase animator` {
    private func page<Content: View>(@ViewBuilder _ content: () -> Content) -> TestPage {
        let page = TestPage(holdsClock: true, content)
        page.graph.resumeMotions()
        return page
    }

    @Test func `starts with the first phase and cycles through all phases`() {
        let page = page {
            PhaseAnimator(["a", "b", "c"]) {
                Text($0)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        #expect(page.texts == ["a"])
        page.update()
        #expect(page.texts == ["b"])
        var seen: [String] = []
        for _ in 0..<5 {
            page.advance(by: 1)
            seen += page.texts
        }
        #expect(seen == ["c", "a", "b", "c", "a"])
    }

    @Test func `passes through equal phases one after the other`() {
        var reached: [Double] = []
        let page = page {
            PhaseAnimator([10.0, 10, 20]) {
                Color.red.frame(width: $0, height: 10)
            } animation: { width in
                reached.append(width)
                return .linear(duration: 1)
            }
        }
        page.update()
        var widths = [page.frames(ofType: "Color")[0].width]
        for _ in 0..<5 {
            page.advance(by: 1)
            widths.append(page.frames(ofType: "Color")[0].width)
        }
        #expect(widths == [10, 20, 10, 10, 20, 10])
        #expect(reached.contains(20))
    }

    @Test func `reaches each phase by the animation of that phase`() {
        let page = page {
            PhaseAnimator([10.0, 20, 30]) {
                Color.red.frame(width: $0, height: 10)
            } animation: { width in
                .linear(duration: width / 10)
            }
        }
        page.update()
        func duration() -> Double? { page.nodes.first { "\($0.type)" == "Color" }?.animation?.duration }
        #expect(page.frames(ofType: "Color")[0].width == 20 && duration() == 2)
        page.advance(by: 1.9)
        #expect(page.frames(ofType: "Color")[0].width == 20)
        page.advance(by: 0.1)
        #expect(page.frames(ofType: "Color")[0].width == 30 && duration() == 3)
        page.advance(by: 3)
        #expect(page.frames(ofType: "Color")[0].width == 10 && duration() == 1)
    }

    @Test func `waits for the response of a spring, not for its rest`() {
        let page = page {
            PhaseAnimator([0, 1]) {
                Text("\($0)")
            } animation: { _ in
                .spring(response: 0.5)
            }
        }
        page.update()
        page.advance(by: 0.49)
        #expect(page.texts == ["1"])
        page.advance(by: 0.02)
        #expect(page.texts == ["0"])
    }

    @Test func `shows a phase without an animation for a fifteenth of a second`() {
        let page = page {
            PhaseAnimator([0, 1]) {
                Text("\($0)")
            } animation: { _ in
                nil
            }
        }
        page.update()
        #expect(page.texts == ["1"])
        page.advance(by: 0.06)
        #expect(page.texts == ["1"])
        page.advance(by: 0.01)
        #expect(page.texts == ["0"])
    }

    @Test func `with a trigger rests, runs once through all phases, and ends with the first`() throws {
        let page = page { TriggeredPage() }
        page.advance(by: 5)
        #expect(page.texts[0] == "phase 0")
        try page.tap("Go")
        #expect(page.texts[0] == "phase 1")
        page.advance(by: 1)
        #expect(page.texts[0] == "phase 2")
        page.advance(by: 1)
        #expect(page.texts[0] == "phase 0")
        page.advance(by: 5)
        #expect(page.texts[0] == "phase 0")
    }

    @Test func `starts again when the trigger changes while it runs`() throws {
        let page = page { TriggeredPage() }
        try page.tap("Go")
        page.advance(by: 1)
        try page.tap("Go")
        #expect(page.texts[0] == "phase 1")
        page.advance(by: 0.5)
        #expect(page.texts[0] == "phase 1")
        page.advance(by: 0.5)
        #expect(page.texts[0] == "phase 2")
    }

    @Test func `changes nothing after it is removed`() throws {
        let page = page { TriggeredPage() }
        try page.tap("Go")
        try page.tap("Stop")
        let revision = page.tree.revision
        page.advance(by: 5)
        #expect(page.tree.revision == revision)
    }

    @Test func `waits for a browser, also after the last one has left`() {
        let page = TestPage(holdsClock: true) {
            PhaseAnimator([0, 1, 2]) {
                Text("\($0)")
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        page.advance(by: 5)
        #expect(page.texts == ["0"])
        page.graph.resumeMotions()
        page.update()
        #expect(page.texts == ["1"])
        page.graph.pauseMotions()
        page.advance(by: 5)
        #expect(page.texts == ["1"])
        page.graph.resumeMotions()
        page.update()
        #expect(page.texts == ["2"])
    }

    @Test func `stands still while no browser requests the page`() {
        let page = page {
            PhaseAnimator([0, 1, 2]) {
                Text("\($0)")
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        page.update()
        var calls = 0
        page.graph.onInvalidation = { calls += 1 }
        page.advanceWithoutUpdate(by: 1)
        page.advanceWithoutUpdate(by: 1)
        page.advanceWithoutUpdate(by: 1)
        #expect(calls == 1)
        page.update()
        #expect(page.texts == ["2"])
    }

    @Test func `with one phase never changes, and with none shows nothing`() {
        let single = page { PhaseAnimator([7]) { Text("\($0)") } }
        single.advance(by: 5)
        #expect(single.texts == ["7"] && single.tree.revision == 1)
        let none = page { PhaseAnimator([Int]()) { Text("\($0)") } }
        #expect(none.texts == [])
    }

    @Test func `as a modifier changes the view that it applies to`() throws {
        let page = page {
            Text("dot").phaseAnimator([0.0, 20]) {
                $0.padding(.leading, $1)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        let start = try #require(page.frame(of: "dot")).minX
        page.update()
        #expect(try #require(page.frame(of: "dot")).minX == start + 10)
    }
}
