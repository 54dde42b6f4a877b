import EspalierDisplayTree

/// An effect that fades a symbol out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var isByLayer = false

    fileprivate init() {}

    /// The effect on the symbol's parts, one after the other.
    public var byLayer: PulseSymbolEffect { changed { $0.isByLayer = true } }
    /// The effect on the symbol as a whole, which is the default.
    public var wholeSymbol: PulseSymbolEffect { changed { $0.isByLayer = false } }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(content: .effect(.pulse), isByLayer: isByLayer)
    }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades a symbol out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
