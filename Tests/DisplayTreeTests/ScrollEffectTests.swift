import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@Suite struct `A scroll effect` {
    private let shift = DisplayScrollEffect.Sample(
        0, DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 0, anchor: .center))

    /// Effects of which each two differ in one or more properties. Each call makes new ones.
    private func effects() -> [DisplayScrollEffect] {
        [
            DisplayScrollEffect(area: 1, axis: .vertical),
            DisplayScrollEffect(area: 2, axis: .vertical),
            DisplayScrollEffect(area: 1, axis: .horizontal),
            DisplayScrollEffect(
                area: 1, axis: .vertical,
                course: .steps(DisplayAnimation(curve: .sampled([0, 1]), duration: 2))),
            DisplayScrollEffect(area: 1, axis: .vertical, transforms: [shift]),
            DisplayScrollEffect(area: 1, axis: .vertical, opacities: [.init(0, 0.5)]),
            DisplayScrollEffect(area: 1, axis: .vertical, opacities: [.init(1, 0.5)]),
            DisplayScrollEffect(area: 1, axis: .vertical, filters: [.init(0, [.blur(radius: 1)])]),
        ]
    }

    @Test func `equals another one with the same properties, and no other`() {
        let (effects, others) = (effects(), effects())
        for first in effects.indices {
            for second in effects.indices { #expect((effects[first] == others[second]) == (first == second)) }
        }
    }
}
