import EspalierDisplayTree

/// An effect that erases a symbol along its outlines, and empties its areas.
///
/// The symbol is erased when the effect becomes active, and is invisible as long as it is.
public struct DrawOffSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var isByLayer = true
    private var isIndividual = false
    private var isReversed = false

    fileprivate init() {}

    /// The symbol's parts start one shortly after the other, which is the default.
    public var byLayer: DrawOffSymbolEffect { changed { ($0.isByLayer, $0.isIndividual) = (true, false) } }
    /// All parts of the symbol start and end together.
    public var wholeSymbol: DrawOffSymbolEffect { changed { ($0.isByLayer, $0.isIndividual) = (false, false) } }
    /// Each part of the symbol starts when the one before it has ended.
    public var individually: DrawOffSymbolEffect { changed { ($0.isByLayer, $0.isIndividual) = (true, true) } }
    /// The outlines are erased from their ends to their starts.
    public var reversed: DrawOffSymbolEffect { changed { $0.isReversed = true } }
    /// The outlines are erased from their starts to their ends, which is the default.
    public var nonReversed: DrawOffSymbolEffect { changed { $0.isReversed = false } }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(
            content: .effect(.draw(isOn: false, isIndividual: isIndividual, isReversed: isReversed)),
            isByLayer: isByLayer)
    }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Erases a symbol along its outlines.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
