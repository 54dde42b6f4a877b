package import EspalierDisplayTree

/// What styles depend on at a place in the page. The environment makes it.
package struct ShapeStyleContext: Hashable, Sendable {
    /// What `foregroundStyle` set; nil for the system's label colours. The second to fourth hold the levels of
    /// `foregroundStyle(_:_:)` and `(_:_:_:)`.
    package var foreground: DisplayPaint?
    package var secondaryForeground: DisplayPaint?
    package var tertiaryForeground: DisplayPaint?
    /// Whether the author chose the style of content: the labels of buttons then follow it instead of the tint.
    package var hasOwnForeground = false
    /// What `tint` or `accentColor` set; nil for the app's accent.
    package var tint: DisplayPaint?
    /// What `backgroundStyle` set; nil for the system's background.
    package var background: DisplayPaint?
    package var isDark: Bool

    package init(
        foreground: DisplayPaint? = nil, secondaryForeground: DisplayPaint? = nil,
        tertiaryForeground: DisplayPaint? = nil, tint: DisplayPaint? = nil, background: DisplayPaint? = nil,
        isDark: Bool = false
    ) {
        self.foreground = foreground
        self.secondaryForeground = secondaryForeground
        self.tertiaryForeground = tertiaryForeground
        self.tint = tint
        self.background = background
        self.isDark = isDark
    }

    /// Sets the author's style of content alone: the further levels follow from it. Nil brings back the system's.
    package mutating func setForeground(_ paint: DisplayPaint?) {
        setSystemForeground(paint)
        hasOwnForeground = paint != nil
    }

    /// Sets the style that the system gives content at this place. It does not count as the author's.
    package mutating func setSystemForeground(_ paint: DisplayPaint?) {
        foreground = paint
        secondaryForeground = nil
        tertiaryForeground = nil
    }

    package var foregroundPaint: DisplayPaint { foreground ?? .color(.named(.label)) }
    package var tintPaint: DisplayPaint { tint ?? .color(.named(.accent)) }

    /// The tint as one colour: of a gradient, its first.
    package var tintColor: DisplayColor { tint?.firstColor ?? .named(.accent) }

    /// The foreground's paint for a level of content: 0 primary, 1 secondary, 2 tertiary, 3 quaternary and beyond.
    package func foreground(level: Int) -> DisplayPaint {
        guard level > 0 else { return foregroundPaint }
        guard let foreground else {
            switch level {
            case 1: return .color(.named(.secondaryLabel))
            case 2: return .color(.named(.tertiaryLabel))
            default: return .color(.named(.quaternaryLabel))
            }
        }
        if level == 1, let secondaryForeground { return secondaryForeground }
        if level >= 2, let tertiaryForeground { return tertiaryForeground }
        return foreground.multiplied(by: Self.opacity(ofLevel: level))
    }

    /// How far a colour fades on each level of content.
    static func opacity(ofLevel level: Int) -> Float {
        switch level {
        case ...0: 1
        case 1: 0.5
        case 2: 0.25
        default: 0.2
        }
    }
}
