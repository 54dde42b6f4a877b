import EspalierDisplayTree

/// An effect that changes the size of a symbol for a moment.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var isUp = true
    private var isByLayer = false

    fileprivate init() {}

    /// The symbol grows first, which is the default.
    public var up: BounceSymbolEffect { changed { $0.isUp = true } }
    /// The symbol shrinks first.
    public var down: BounceSymbolEffect { changed { $0.isUp = false } }
    /// The effect on the symbol's parts, one after the other.
    public var byLayer: BounceSymbolEffect { changed { $0.isByLayer = true } }
    /// The effect on the symbol as a whole, which is the default.
    public var wholeSymbol: BounceSymbolEffect { changed { $0.isByLayer = false } }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(content: .effect(.bounce(isUp: isUp)), isByLayer: isByLayer)
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Changes the size of a symbol for a moment.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
