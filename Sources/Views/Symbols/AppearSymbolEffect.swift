import EspalierDisplayTree

/// An effect that brings a symbol into view.
public struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var isUp = true
    private var isByLayer = false

    fileprivate init() {}

    /// The symbol grows from a smaller size, which is the default.
    public var up: AppearSymbolEffect { changed { $0.isUp = true } }
    /// The symbol shrinks from a larger size.
    public var down: AppearSymbolEffect { changed { $0.isUp = false } }
    /// The effect on the symbol's parts, one after the other.
    public var byLayer: AppearSymbolEffect { changed { $0.isByLayer = true } }
    /// The effect on the symbol as a whole, which is the default.
    public var wholeSymbol: AppearSymbolEffect { changed { $0.isByLayer = false } }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(content: .effect(.appear(isUp: isUp)), isByLayer: isByLayer)
    }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Brings a symbol into view.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
