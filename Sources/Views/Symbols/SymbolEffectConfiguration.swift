import EspalierDisplayTree

/// The configuration of a symbol effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case effect(DisplaySymbolEffect.Kind)
        /// A movement to and fro in the reading direction, or against it.
        case shakeAlong(isForward: Bool)
        case replace(DisplayContentTransition.SymbolReplacement)
        case automatic
    }

    var content: Content
    var isByLayer = false

    /// The effect for the page; nil for an effect that only changes contents.
    func display(_ options: SymbolEffectOptions, trigger: Int?, isMirrored: Bool) -> DisplaySymbolEffect? {
        let kind: DisplaySymbolEffect.Kind
        switch content {
        case .effect(let effect): kind = effect
        case .shakeAlong(let isForward): kind = .shake(degrees: isForward == isMirrored ? 180 : 0)
        case .replace, .automatic: return nil
        }
        let repetition = options.repetition ?? (trigger == nil ? .endless : .once)
        return DisplaySymbolEffect(
            kind, isByLayer: isByLayer, speed: options.speed, repeatCount: repetition.count, delay: repetition.delay,
            trigger: trigger)
    }

    /// Whether the effect needs the parts of a symbol.
    var needsParts: Bool {
        if case .effect(.variableColor) = content { true } else { isByLayer }
    }

    /// The replacement of a symbol.
    var replacement: DisplayContentTransition.SymbolReplacement {
        if case .replace(let replacement) = content { replacement } else { .downUp }
    }
}
