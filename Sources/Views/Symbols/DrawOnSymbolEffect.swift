import EspalierDisplayTree

/// An effect that draws a symbol along its outlines, and fills its areas.
///
/// The symbol is invisible while the effect is active, and is drawn when it becomes inactive.
public struct DrawOnSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var isByLayer = true
    private var isIndividual = false

    fileprivate init() {}

    /// The symbol's parts start one shortly after the other, which is the default.
    public var byLayer: DrawOnSymbolEffect { changed { ($0.isByLayer, $0.isIndividual) = (true, false) } }
    /// All parts of the symbol start and end together.
    public var wholeSymbol: DrawOnSymbolEffect { changed { ($0.isByLayer, $0.isIndividual) = (false, false) } }
    /// Each part of the symbol starts when the one before it has ended.
    public var individually: DrawOnSymbolEffect { changed { ($0.isByLayer, $0.isIndividual) = (true, true) } }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(
            content: .effect(.draw(isOn: true, isIndividual: isIndividual, isReversed: false)), isByLayer: isByLayer)
    }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Draws a symbol along its outlines.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
