import EspalierDisplayTree

/// An effect that turns a symbol around its center.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var isClockwise = true
    private var isByLayer = false

    fileprivate init() {}

    /// The symbol turns clockwise, which is the default.
    public var clockwise: RotateSymbolEffect { changed { $0.isClockwise = true } }
    /// The symbol turns counterclockwise.
    public var counterClockwise: RotateSymbolEffect { changed { $0.isClockwise = false } }
    /// The effect on the symbol's parts, one after the other.
    public var byLayer: RotateSymbolEffect { changed { $0.isByLayer = true } }
    /// The effect on the symbol as a whole, which is the default.
    public var wholeSymbol: RotateSymbolEffect { changed { $0.isByLayer = false } }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(content: .effect(.rotate(isClockwise: isClockwise)), isByLayer: isByLayer)
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns a symbol around its center.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
