import EspalierDisplayTree

/// An effect by which one symbol replaces another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    private var replacement = DisplayContentTransition.SymbolReplacement.downUp

    fileprivate init() {}

    /// The old symbol shrinks, and the new one grows, which is the default.
    public var downUp: ReplaceSymbolEffect { replacing(.downUp) }
    /// Both symbols grow.
    public var upUp: ReplaceSymbolEffect { replacing(.upUp) }
    /// The old symbol disappears at once, and the new one grows.
    public var offUp: ReplaceSymbolEffect { replacing(.offUp) }
    /// The effect on the symbol as a whole: the parts of two different drawings do not correspond.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    /// The effect that keeps the parts that both symbols share. Here it is `fallback`, because drawings of symbols share no
    /// parts.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

    private func replacing(_ replacement: DisplayContentTransition.SymbolReplacement) -> ReplaceSymbolEffect {
        var copy = self
        copy.replacement = replacement
        return copy
    }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(content: .replace(replacement)) }

    /// An effect that keeps the parts that both symbols share.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
        fileprivate let fallback: ReplaceSymbolEffect

        public var configuration: SymbolEffectConfiguration { fallback.configuration }
    }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Replaces one symbol with another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The usual effect: it replaces symbols whose names change, and lets inserted and removed ones appear and disappear.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable,
    Sendable
{
    fileprivate init() {}

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(content: .automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The usual effect.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
