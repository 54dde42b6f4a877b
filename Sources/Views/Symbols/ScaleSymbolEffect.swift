import EspalierDisplayTree

/// An effect that makes a symbol larger or smaller as long as it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var isUp = true
    private var isByLayer = false

    fileprivate init() {}

    /// The symbol is larger, which is the default.
    public var up: ScaleSymbolEffect { changed { $0.isUp = true } }
    /// The symbol is smaller.
    public var down: ScaleSymbolEffect { changed { $0.isUp = false } }
    /// The effect on the symbol's parts, one after the other.
    public var byLayer: ScaleSymbolEffect { changed { $0.isByLayer = true } }
    /// The effect on the symbol as a whole, which is the default.
    public var wholeSymbol: ScaleSymbolEffect { changed { $0.isByLayer = false } }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(content: .effect(.scale(isUp: isUp)), isByLayer: isByLayer)
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Makes a symbol larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
