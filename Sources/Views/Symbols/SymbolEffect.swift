/// An effect on symbols.
///
/// An effect applies to a symbol as a whole. With `byLayer`, the parts of a symbol's drawing play it one after the other; a
/// drawing of a single part plays it as a whole.
public protocol SymbolEffect {
    /// The configuration of the effect.
    var configuration: SymbolEffectConfiguration { get }
}

extension SymbolEffect {
    func changed(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

/// An effect that plays from its start to its end, when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect by which a symbol is inserted or removed.
public protocol TransitionSymbolEffect {}

/// An effect by which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}
