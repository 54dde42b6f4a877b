import EspalierDisplayTree
public import EspalierLayoutEngine

/// An effect that moves a symbol to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var content = SymbolEffectConfiguration.Content.effect(.swing(isClockwise: true))
    private var isByLayer = false

    fileprivate init() {}

    /// The symbol turns clockwise first, which is the default.
    public var clockwise: WiggleSymbolEffect { moving(.effect(.swing(isClockwise: true))) }
    /// The symbol turns counterclockwise first.
    public var counterClockwise: WiggleSymbolEffect { moving(.effect(.swing(isClockwise: false))) }
    /// The symbol moves left first.
    public var left: WiggleSymbolEffect { custom(angle: 180) }
    /// The symbol moves right first.
    public var right: WiggleSymbolEffect { custom(angle: 0) }
    /// The symbol moves up first.
    public var up: WiggleSymbolEffect { custom(angle: 270) }
    /// The symbol moves down first.
    public var down: WiggleSymbolEffect { custom(angle: 90) }
    /// The symbol moves in the reading direction first.
    public var forward: WiggleSymbolEffect { moving(.shakeAlong(isForward: true)) }
    /// The symbol moves against the reading direction first.
    public var backward: WiggleSymbolEffect { moving(.shakeAlong(isForward: false)) }

    /// The symbol moves along an angle in degrees, clockwise from the right. An angle that is not a number counts as 0.
    public func custom(angle: Double) -> WiggleSymbolEffect {
        moving(.effect(.shake(degrees: angle.isFinite ? angle : 0)))
    }

    /// The symbol moves along an angle, clockwise from the right.
    public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }

    /// The effect on the symbol's parts, one after the other.
    public var byLayer: WiggleSymbolEffect { layered(true) }
    /// The effect on the symbol as a whole, which is the default.
    public var wholeSymbol: WiggleSymbolEffect { layered(false) }

    private func moving(_ content: SymbolEffectConfiguration.Content) -> WiggleSymbolEffect {
        var copy = self
        copy.content = content
        return copy
    }

    private func layered(_ isByLayer: Bool) -> WiggleSymbolEffect {
        var copy = self
        copy.isByLayer = isByLayer
        return copy
    }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(content: content, isByLayer: isByLayer)
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Moves a symbol to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
