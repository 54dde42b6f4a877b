public import Foundation

extension Text {
    /// The text in that font; nil for the font of the place.
    public func font(_ font: Font?) -> Text { modified(.font(font)) }

    /// The text in that weight; nil for the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }

    /// The text in that width of letters; nil for the font's own.
    public func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width)) }

    /// The text in that kind of letters; nil for the font's own.
    public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }

    /// The text emphasised.
    public func bold() -> Text { modified(.bold(true)) }

    /// The text emphasised, if `isActive`.
    public func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }

    public func italic() -> Text { modified(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }

    /// The text in letters of one width, if `isActive`.
    public func monospaced(_ isActive: Bool = true) -> Text { modified(.monospaced(isActive)) }

    /// The text with figures of one width.
    public func monospacedDigit() -> Text { modified(.monospacedDigit) }

    /// The text in that colour; nil for the colour of the place.
    public func foregroundColor(_ color: Color?) -> Text { modified(.color(color)) }

    /// The text in that style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        if let color = style as? Color { return modified(.color(color)) }
        return modified(.style(AnyShapeStyle(style)))
    }

    /// The text with that extra distance after each letter, in points; ligatures are kept apart or together by the font.
    public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(Self.checked(kerning))) }

    /// The text with that extra distance after each letter, in points. It wins over `kerning`.
    public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(Self.checked(tracking))) }

    /// The text raised by that many points, or lowered by a negative number.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(.baseline(Self.checked(baselineOffset))) }

    /// The text with a line under it, if `isActive`; the line has the text's colour unless given another.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// The text with a line of that pattern under it, if `isActive`.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// The text with a line through it, if `isActive`; the line has the text's colour unless given another.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// The text with a line of that pattern through it, if `isActive`.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    private static func checked(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}
