/// An effect that the page plays on a symbol.
package struct DisplaySymbolEffect: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The symbol grows into view, from a smaller size if `isUp`, otherwise from a larger one.
        case appear(isUp: Bool)
        /// The symbol fades, toward a larger size if `isUp`, otherwise toward a smaller one.
        case disappear(isUp: Bool)
        case bounce(isUp: Bool)
        case pulse
        /// The symbol is larger or smaller while the effect is active.
        case scale(isUp: Bool)
        case breathe(pulses: Bool)
        case rotate(isClockwise: Bool)
        case swing(isClockwise: Bool)
        /// The symbol moves to and fro. The angle is in degrees, clockwise from the right.
        case shake(degrees: Double)
        case variableColor(isCumulative: Bool, reverses: Bool, hidesInactive: Bool)
        /// The symbol is invisible while the effect is active. If `isOn`, it is drawn afterwards; otherwise it is erased at the start.
        /// `isIndividual` is for one part at a time, `isReversed` for erasing from the end of the outlines.
        case draw(isOn: Bool, isIndividual: Bool, isReversed: Bool)
    }

    package var kind: Kind
    /// Whether the parts of the symbol play the effect one after the other.
    package var isByLayer: Bool
    package var speed: Double
    /// The number of repetitions; `.infinity` for an endless effect.
    package var repeatCount: Double
    /// The pause between two repetitions in seconds.
    package var delay: Double
    /// The number of changes of the effect's value. The effect plays when the number grows. Nil for an effect that plays
    /// while it is present.
    package var trigger: Int?

    package init(
        _ kind: Kind, isByLayer: Bool = false, speed: Double = 1, repeatCount: Double = 1, delay: Double = 0,
        trigger: Int? = nil
    ) {
        self.kind = kind
        self.isByLayer = isByLayer
        self.speed = speed
        self.repeatCount = repeatCount
        self.delay = delay
        self.trigger = trigger
    }
}

/// The drawing of a symbol in several colors or opacities, and the effects on it.
package struct DisplaySymbolDrawing: Hashable, Sendable {
    /// The colors of the parts of a symbol.
    package enum Layers: Hashable, Sendable {
        /// All parts have the image's paint.
        case uniform
        /// The parts have the image's paint with less opacity for less important parts.
        case hierarchical
        /// Each level of parts has a color of its own. Further levels have the last one.
        case palette([DisplayColor])
        /// The symbol has colors of its own.
        case multicolor(SymbolScheme)
    }

    /// A symbol's own colors.
    package struct SymbolScheme: Hashable, Sendable {
        /// The colors of the parts, from the largest one to the smallest one; nil for the image's paint. Further parts have the
        /// last color.
        package var parts: [DisplayColor?]
        /// The color inside the holes of the parts; nil for none.
        package var holes: DisplayColor?

        package init(parts: [DisplayColor?], holes: DisplayColor? = nil) {
            self.parts = parts
            self.holes = holes
        }
    }

    package var layers: Layers
    /// The fraction of the parts that are drawn at full strength, from 0 to 1; nil for all of them.
    package var value: Double?
    /// The effects; nil if no view sets any.
    package var effects: [DisplaySymbolEffect]?
    /// Whether the parts of the symbol are separate elements in any case.
    package var isSplit: Bool

    package init(
        layers: Layers = .uniform, value: Double? = nil, effects: [DisplaySymbolEffect]? = nil, isSplit: Bool = false
    ) {
        self.layers = layers
        self.value = value
        self.effects = effects
        self.isSplit = isSplit
    }

    /// Whether the parts of the symbol are separate elements.
    package var isInParts: Bool {
        isSplit || layers != .uniform || value != nil
    }
}
