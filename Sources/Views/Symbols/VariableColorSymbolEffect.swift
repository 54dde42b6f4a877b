import EspalierDisplayTree

/// An effect that changes the opacity of the parts of a symbol in turn. A symbol of one part fades as a whole.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
    Sendable
{
    private var isCumulative = true
    private var reverses = false
    private var hidesInactive = false

    fileprivate init() {}

    /// Each part stays until all are visible, which is the default.
    public var cumulative: VariableColorSymbolEffect { changed { $0.isCumulative = true } }
    /// One part at a time is visible.
    public var iterative: VariableColorSymbolEffect { changed { $0.isCumulative = false } }
    /// The parts change in order, then in reverse order.
    public var reversing: VariableColorSymbolEffect { changed { $0.reverses = true } }
    /// The parts change in order, which is the default.
    public var nonReversing: VariableColorSymbolEffect { changed { $0.reverses = false } }
    /// Other parts are invisible.
    public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = true } }
    /// Other parts are pale, which is the default.
    public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = false } }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(
            content: .effect(
                .variableColor(isCumulative: isCumulative, reverses: reverses, hidesInactive: hidesInactive)))
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Changes the opacity of the parts of a symbol in turn.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
