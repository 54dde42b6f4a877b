import EspalierDisplayTree

/// An effect that removes a symbol from view. Its space remains.
public struct DisappearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect, Hashable,
    Sendable
{
    private var isUp = false
    private var isByLayer = false

    fileprivate init() {}

    /// The symbol grows while it fades.
    public var up: DisappearSymbolEffect { changed { $0.isUp = true } }
    /// The symbol shrinks while it fades, which is the default.
    public var down: DisappearSymbolEffect { changed { $0.isUp = false } }
    /// The effect on the symbol's parts, one after the other.
    public var byLayer: DisappearSymbolEffect { changed { $0.isByLayer = true } }
    /// The effect on the symbol as a whole, which is the default.
    public var wholeSymbol: DisappearSymbolEffect { changed { $0.isByLayer = false } }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(content: .effect(.disappear(isUp: isUp)), isByLayer: isByLayer)
    }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Removes a symbol from view.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
