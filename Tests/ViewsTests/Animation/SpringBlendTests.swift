import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

/// A page with a button “Go” that changes a number, each time with the next animation.
private struct Page: View {
    let values: [Double]
    let animations: [Animation]
    @State private var index = 0

    var body: some View {
        VStack {
            LevelLine(fraction: values[index]).frame(width: 100, height: 800)
            Button("Go") { withAnimation(animations[index]) { index += 1 } }
        }
    }
}

/// The expected values are those of the equation of motion, integrated by the midpoint method in steps of 15 µs. The first spring, of
/// one second without a bounce, is at 0.465584 with a velocity of 2.051689 after a quarter of a second.
@MainActor @Suite struct `A spring that blends from another one` {
    private let first = Animation.spring(Spring(response: 1, dampingRatio: 1))

    private func blending(response: Double, over duration: Double) -> Animation {
        .spring(Spring(response: response, dampingRatio: 0.7), blendDuration: duration)
    }

    private func level(_ root: DisplayNode) -> CGFloat? {
        if case .shape(let shape) = root.content, case .path(let path) = shape.outline { return path.points.first?.y }
        for child in root.children { if let found = level(child) { return found } }
        return nil
    }

    /// The samples of the last motion of a page on which each animation leads to the next value, a quarter of a second after the
    /// previous one.
    private func samples(_ values: [Double], _ animations: [Animation]) throws -> DisplaySamples {
        let page = TestPage(holdsClock: true) { Page(values: values, animations: animations) }
        try page.tap("Go")
        for _ in animations.dropFirst() {
            page.advance(by: 0.25)
            try page.tap("Go")
        }
        return try #require(page.tree.samples.first)
    }

    /// The shown fraction at a time, between two samples.
    private func fraction(_ samples: DisplaySamples, at time: Double) throws -> Double {
        guard case .time(let duration) = samples.axis else { return .nan }
        let stage = time / duration
        let next = try #require(samples.stages.firstIndex { $0 > stage })
        let (low, high) = (samples.stages[next - 1], samples.stages[next])
        let (start, end) = (try #require(level(samples.roots[next - 1])), try #require(level(samples.roots[next])))
        return Double(start + (end - start) * CGFloat((stage - low) / (high - low))) / 800
    }

    @Test func `moves by the equation whose response changes by a smooth step`() throws {
        let faster = try samples([0, 1, 0], [first, blending(response: 0.3, over: 0.5)])
        for (time, expected) in [(0, 0.465584), (0.1, 0.523044), (0.25, 0.296918), (0.5, -0.005237)] {
            #expect(abs(try fraction(faster, at: time) - expected) < 0.003, "\(time)")
        }
        let slower = try samples([0, 1, 0], [first, blending(response: 2, over: 0.5)])
        for (time, expected) in [(0, 0.465584), (0.1, 0.52872), (0.25, 0.385108), (0.5, 0.137043), (1, -0.040894)] {
            #expect(abs(try fraction(slower, at: time) - expected) < 0.003, "\(time)")
        }
    }

    @Test func `moves with its own response from the start if it does not blend`() throws {
        let samples = try samples([0, 1, 0], [first, blending(response: 0.3, over: 0)])
        #expect(abs(try fraction(samples, at: 0.1) - 0.144665) < 0.003)
    }

    @Test func `moves as without a blend if the response is the same`() throws {
        let spring = Spring(response: 1, dampingRatio: 1)
        let plain = try samples([0, 1, 0], [first, .spring(spring)])
        let blended = try samples([0, 1, 0], [first, .spring(spring, blendDuration: 0.5)])
        #expect(plain.axis == blended.axis && plain.roots.count == blended.roots.count)
        #expect(plain.roots.map(level) == blended.roots.map(level))
    }

    @Test func `continues its blend when an equal spring takes over`() throws {
        let next = blending(response: 0.3, over: 0.5)
        let samples = try samples([0, 1, 0, 0.5], [first, next, next])
        // Half of the blend has passed at the position 0.296918 with the velocity -1.982379.
        for (time, expected) in [(0, 0.296918), (0.1, 0.28507), (0.25, 0.487748)] {
            #expect(abs(try fraction(samples, at: time) - expected) < 0.003, "\(time)")
        }
    }

    @Test func `reaches its blend in half of the time at twice the speed`() throws {
        let next = blending(response: 0.6, over: 1).speed(2)
        let samples = try samples([0, 1, 0], [first, next])
        for (time, expected) in [(0.1, 0.523044), (0.25, 0.296918), (0.5, -0.005237)] {
            #expect(abs(try fraction(samples, at: time) - expected) < 0.003, "\(time)")
        }
    }

    @Test func `merges with the velocity and the response of the previous spring`() throws {
        let next = blending(response: 0.3, over: 0.5)
        var context = AnimationContext<Double>()
        #expect(next.shouldMerge(previous: first, value: 1, time: 0.25, context: &context))
        for (time, expected) in [(0.25, 0.465584), (0.35, 0.821028), (0.5, 1.523347), (0.75, 2.013407)] {
            let value = try #require(next.animate(value: 2.0, time: time, context: &context))
            #expect(abs(value - expected) < 1e-4, "\(time)")
        }
        let velocity = try #require(next.velocity(value: 2.0, time: 0.5, context: context))
        #expect(abs(velocity - 4.235893) < 1e-3)
    }

    @Test func `ends when the equation has come to rest`() throws {
        var context = AnimationContext<Double>()
        let next = blending(response: 0.3, over: 0.5)
        _ = next.shouldMerge(previous: first, value: 1, time: 0.25, context: &context)
        #expect(next.animate(value: 2.0, time: 0.75, context: &context) != nil)
        #expect(next.animate(value: 2.0, time: 1.5, context: &context) == nil)
    }

    @Test func `has a duration of the blend from 0 to 60 seconds, which tells it from others`() {
        let spring = Spring.smooth
        #expect(Animation.spring(spring, blendDuration: -1) == .spring(spring))
        #expect(Animation.spring(spring, blendDuration: .nan) == .spring(spring))
        #expect(Animation.spring(spring, blendDuration: 100) == .spring(spring, blendDuration: 60))
        #expect(Animation.spring(spring, blendDuration: 0.1) != .spring(spring))
        #expect(
            "\(Animation.spring(duration: 1, blendDuration: 0.25))"
                == "spring(duration: 1.0, bounce: 0.0, blendDuration: 0.25)")
        #expect(Animation.spring(duration: 1, blendDuration: 0.25).display.blendDuration == 0.25)
    }
}
