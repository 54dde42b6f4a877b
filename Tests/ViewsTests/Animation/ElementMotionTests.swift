import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

/// Takes one second, and does not merge.
private struct Separate: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < 1 ? value.scaled(by: time) : nil
    }
}

/// Takes the seconds that the environment says, and continues its time.
private struct Paced: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let duration = context.environment.pace
        return time < duration ? value.scaled(by: time / duration) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        context.environment.pace == 4
    }
}

/// A page with a button “Go” that moves blocks, each time with the next animation.
private struct Page: View {
    let animations: [Animation]
    @State private var index = 0

    var body: some View {
        VStack {
            ForEach([1.0, 4], id: \.self) { pace in
                Color.red.frame(width: 10, height: 10).offset(x: Double(index) * 10).opacity(1 - Double(index) / 10)
                    .environment(\.pace, pace)
            }
            Button("Go") { withAnimation(animations[index]) { index += 1 } }
        }
    }
}

@MainActor @Suite struct `A motion of positions and effects` {
    private func page(_ animations: [Animation]) -> TestPage {
        TestPage(holdsClock: true) { Page(animations: animations) }
    }

    private func animations(_ page: TestPage) -> [DisplayAnimation?] {
        page.nodes.filter { "\($0.type)" == "Color" }.map(\.animation)
    }

    private func isClose(_ curve: [Double], _ expected: [Double]) -> Bool {
        curve.count == expected.count && zip(curve, expected).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test func `continues the earlier changes if its animation merges`() throws {
        let page = page([Animation(Continuing()), Animation(Continuing()), Animation(Continuing())])
        try page.tap("Go")
        #expect(animations(page).count == 2 && animations(page).allSatisfy { $0 != nil && $0?.merged == nil })
        page.advance(by: 1)
        try page.tap("Go")
        let merged = try #require(animations(page)[0]?.merged)
        #expect(abs(merged.elapsed - 1) < 1e-9 && abs(merged.duration - 2) < 1e-6)
        // Half of the first change is done, and the rest takes two seconds, as the second change does.
        #expect(merged.curves.count == 2 && merged.curves.allSatisfy { $0.count == 121 })
        #expect(isClose([0, 60, 120].map { merged.curves[0][$0] }, [0.5, 0.75, 1]))
        #expect(isClose([0, 60, 120].map { merged.curves[1][$0] }, [0, 0.5, 1]))
        page.advance(by: 0.5)
        try page.tap("Go")
        let last = try #require(animations(page)[0]?.merged)
        #expect(abs(last.elapsed - 0.5) < 1e-9 && abs(last.duration - 2) < 1e-6)
        #expect(isClose([0, 60].map { last.curves[0][$0] }, [0.625, 0.8125]))
        #expect(isClose([0, 60].map { last.curves[1][$0] }, [0.25, 0.625]))
        #expect(isClose([0, 60].map { last.curves[2][$0] }, [0, 0.5]))
    }

    @Test func `is the same for all elements with the same history`() throws {
        let page = page([Animation(Continuing()), Animation(Continuing())])
        try page.tap("Go")
        page.advance(by: 1)
        try page.tap("Go")
        #expect(animations(page)[0] == animations(page)[1])
    }

    @Test func `continues a built-in animation with its time`() throws {
        let page = page([.linear(duration: 4), Animation(Continuing())])
        try page.tap("Go")
        page.advance(by: 1)
        try page.tap("Go")
        let merged = try #require(animations(page)[0]?.merged)
        #expect(isClose([0, 60].map { merged.curves[0][$0] }, [0.25, 0.625]))
    }

    @Test func `starts afresh after the end of the earlier one`() throws {
        let page = page([Animation(Continuing()), Animation(Continuing())])
        try page.tap("Go")
        page.advance(by: 2.1)
        try page.tap("Go")
        #expect(animations(page).allSatisfy { $0 != nil && $0?.merged == nil })
    }

    @Test func `is added to the earlier one if its animation does not merge`() throws {
        let page = page([Animation(Continuing()), Animation(Separate()), Animation(Continuing())])
        for _ in 0..<3 {
            try page.tap("Go")
            #expect(animations(page).allSatisfy { $0 != nil && $0?.merged == nil })
            page.advance(by: 0.25)
        }
    }

    @Test func `has the environment of its view`() throws {
        let page = page([Animation(Paced()), Animation(Paced())])
        try page.tap("Go")
        #expect(animations(page).map { (($0?.duration ?? 0) * 1e6).rounded() } == [1e6, 4e6])
        page.advance(by: 0.5)
        try page.tap("Go")
        let found = animations(page)
        #expect(found[0]?.merged == nil)
        let merged = try #require(found[1]?.merged)
        #expect(abs(merged.duration - 3.5) < 1e-6)
        // The time goes on, for both changes.
        #expect(isClose([merged.curves[0][0], merged.curves[1][0]], [0.125, 0.125]))
    }
}
