import EspalierDisplayTree

/// An effect that slowly changes the size of a symbol.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var pulses = false
    private var isByLayer = false

    fileprivate init() {}

    /// The symbol changes its size only, which is the default.
    public var plain: BreatheSymbolEffect { changed { $0.pulses = false } }
    /// The symbol also fades.
    public var pulse: BreatheSymbolEffect { changed { $0.pulses = true } }
    /// The effect on the symbol's parts, one after the other.
    public var byLayer: BreatheSymbolEffect { changed { $0.isByLayer = true } }
    /// The effect on the symbol as a whole, which is the default.
    public var wholeSymbol: BreatheSymbolEffect { changed { $0.isByLayer = false } }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(content: .effect(.breathe(pulses: pulses)), isByLayer: isByLayer)
    }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Slowly changes the size of a symbol.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
