import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierViews

@Suite struct `The options of a symbol effect` {
    private func kind(_ effect: some SymbolEffect) -> DisplaySymbolEffect.Kind? {
        if case .effect(let kind) = effect.configuration.content { kind } else { nil }
    }

    @Test func `set the direction, and the last one counts`() {
        #expect(kind(.appear) == .appear(isUp: true))
        #expect(kind(.appear.down) == .appear(isUp: false))
        #expect(kind(.appear.down.up) == .appear(isUp: true))
        #expect(kind(.disappear) == .disappear(isUp: false))
        #expect(kind(.disappear.up) == .disappear(isUp: true))
        #expect(kind(.disappear.up.down) == .disappear(isUp: false))
        #expect(kind(.scale) == .scale(isUp: true))
        #expect(kind(.scale.down) == .scale(isUp: false))
        #expect(kind(.scale.down.up) == .scale(isUp: true))
        #expect(kind(.bounce) == .bounce(isUp: true))
        #expect(kind(.bounce.down) == .bounce(isUp: false))
        #expect(kind(.bounce.down.up) == .bounce(isUp: true))
        #expect(kind(.rotate) == .rotate(isClockwise: true))
        #expect(kind(.rotate.counterClockwise) == .rotate(isClockwise: false))
        #expect(kind(.rotate.counterClockwise.clockwise) == .rotate(isClockwise: true))
        #expect(kind(.breathe) == .breathe(pulses: false))
        #expect(kind(.breathe.pulse) == .breathe(pulses: true))
        #expect(kind(.breathe.pulse.plain) == .breathe(pulses: false))
    }

    @Test func `of a wiggle set its angle`() {
        #expect(kind(.wiggle.counterClockwise) == .swing(isClockwise: false))
        #expect(kind(.wiggle.counterClockwise.clockwise) == .swing(isClockwise: true))
        #expect(kind(.wiggle.left) == .shake(degrees: 180) && kind(.wiggle.right) == .shake(degrees: 0))
        #expect(kind(.wiggle.up) == .shake(degrees: 270) && kind(.wiggle.down) == .shake(degrees: 90))
        #expect(kind(.wiggle.custom(angle: .nan)) == .shake(degrees: 0))
    }

    @Test func `of a variable color are undone by their opposites`() {
        let plain = DisplaySymbolEffect.Kind.variableColor(isCumulative: true, reverses: false, hidesInactive: false)
        let all = VariableColorSymbolEffect.variableColor.iterative.reversing.hideInactiveLayers
        #expect(kind(.variableColor) == plain)
        #expect(kind(all) == .variableColor(isCumulative: false, reverses: true, hidesInactive: true))
        #expect(kind(all.cumulative.nonReversing.dimInactiveLayers) == plain)
    }

    @Test func `apply it to the layers in turn, or to the whole symbol`() {
        func isByLayer(_ effect: some SymbolEffect) -> Bool { effect.configuration.isByLayer }
        let effects: [(plain: any SymbolEffect, byLayer: any SymbolEffect, whole: any SymbolEffect)] = [
            (.appear, .appear.byLayer, .appear.byLayer.wholeSymbol),
            (.disappear, .disappear.byLayer, .disappear.byLayer.wholeSymbol),
            (.scale, .scale.byLayer, .scale.byLayer.wholeSymbol),
            (.bounce, .bounce.byLayer, .bounce.byLayer.wholeSymbol),
            (.breathe, .breathe.byLayer, .breathe.byLayer.wholeSymbol),
            (.pulse, .pulse.byLayer, .pulse.byLayer.wholeSymbol),
            (.rotate, .rotate.byLayer, .rotate.byLayer.wholeSymbol),
            (.wiggle, .wiggle.byLayer, .wiggle.byLayer.wholeSymbol),
        ]
        for effect in effects {
            #expect(!isByLayer(effect.plain) && isByLayer(effect.byLayer) && !isByLayer(effect.whole))
        }
    }
}
