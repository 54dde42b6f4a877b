import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The change of a bar's part while the screen below scrolls. The browser shows it, without asking the server.
package nonisolated struct BarEffect: AppearanceEffect {
    var opacity: Double
    var scroll: DisplayScrollEffect?

    package var stage: AppearanceStage { .order }
    package var needsBox: Bool { true }

    package func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        parts.opacity = opacity
        parts.scroll = scroll
    }

    /// - Parameters:
    ///   - area: The number of the scroll view; nil for none.
    ///   - opacity: The opacity while nothing is scrolled.
    ///   - opacities: The opacities at offsets.
    ///   - shifts: The shifts downwards at offsets.
    static func modifier(
        area: Int?, opacity: Double, opacities: [(CGFloat, Double)], shifts: [(CGFloat, CGFloat)]
    ) -> EffectModifier<BarEffect> {
        var effect: DisplayScrollEffect?
        if let area, !opacities.isEmpty || !shifts.isEmpty {
            effect = DisplayScrollEffect(
                area: area, axis: .vertical,
                transforms: shifts.map {
                    .init($0.0, DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: $0.1, anchor: .topLeading))
                },
                opacities: opacities.map { .init($0.0, $0.1) })
        }
        return EffectModifier(effect: BarEffect(opacity: opacity, scroll: effect))
    }
}
