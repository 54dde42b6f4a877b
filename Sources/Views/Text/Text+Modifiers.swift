public import Foundation

extension Text {
    /// The text in the given font; nil for the environment's font.
    public __consuming func font(_ font: Font?) -> Text { modified(.font(font)) }

    /// The text in the given weight; nil for the font's own.
    public __consuming func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }

    /// The text in the given width of letters; nil for the font's own.
    public __consuming func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width)) }

    /// The text in the given font design; nil for the font's own.
    public __consuming func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }

    /// The text in bold.
    public __consuming func bold() -> Text { modified(.bold(true)) }

    /// The text in bold, if `isActive`.
    public __consuming func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }

    /// The text in italics.
    public __consuming func italic() -> Text { modified(.italic(true)) }
    /// The text in italics, if `isActive`.
    public __consuming func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }

    /// The text in monospaced letters, if `isActive`.
    public __consuming func monospaced(_ isActive: Bool = true) -> Text { modified(.monospaced(isActive)) }

    /// The text with digits of equal width.
    public __consuming func monospacedDigit() -> Text { modified(.monospacedDigit) }

    /// The text in the given color; nil for the environment's.
    public __consuming func foregroundColor(_ color: Color?) -> Text { modified(.color(color)) }

    /// The text in the given style.
    public __consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        if let color = style as? Color { return modified(.color(color)) }
        return modified(.style(AnyShapeStyle(style)))
    }

    /// The text with `kerning` extra points after each letter; the font decides on ligatures. A value that is not
    /// finite counts as 0.
    public __consuming func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(Self.checked(kerning))) }

    /// The text with `tracking` extra points after each letter. It takes precedence over `kerning`. A value that is not
    /// finite counts as 0.
    public __consuming func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(Self.checked(tracking))) }

    /// The text raised by `baselineOffset` points; a negative value lowers it. A value that is not finite counts as 0.
    public __consuming func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        modified(.baseline(Self.checked(baselineOffset)))
    }

    /// The text underlined, if `isActive`, in the text's color unless `color` is given.
    public __consuming func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// The text underlined with a pattern, if `isActive`.
    public __consuming func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text
    {
        modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// The text struck through, if `isActive`, in the text's color unless `color` is given.
    public __consuming func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// The text struck through with a pattern, if `isActive`.
    public __consuming func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil)
        -> Text
    {
        modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    private static func checked(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}
