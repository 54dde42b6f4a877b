import EspalierDisplayTree
import EspalierLayoutEngine
public import Foundation

extension View {
    /// Sets the font of the texts and symbols inside; nil for the default font.
    public nonisolated __consuming func font(_ font: Font?) -> some View {
        modifier(TextChangeModifier(.font(font)))
    }

    /// Sets the weight of the fonts inside; nil for each font's own.
    public nonisolated __consuming func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(TextChangeModifier(.weight(weight)))
    }

    /// Sets the design of the fonts inside; nil for each font's own.
    public nonisolated __consuming func fontDesign(_ design: Font.Design?) -> some View {
        modifier(TextChangeModifier(.design(design)))
    }

    /// Sets the width of the fonts inside; nil for each font's own.
    public nonisolated __consuming func fontWidth(_ width: Font.Width?) -> some View {
        environment(\.textSettings.fontContext.width, width)
    }

    /// Shows the texts inside in a bold font, if `isActive`.
    public nonisolated __consuming func bold(_ isActive: Bool = true) -> some View {
        modifier(TextChangeModifier(.bold(isActive)))
    }

    /// Shows the texts inside in italics, if `isActive`.
    public nonisolated __consuming func italic(_ isActive: Bool = true) -> some View {
        modifier(TextChangeModifier(.italic(isActive)))
    }

    /// Shows the texts inside in a monospaced font, if `isActive`.
    public nonisolated __consuming func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.textSettings.fontContext.isMonospaced, isActive)
    }

    /// Shows the digits of the texts inside at equal widths.
    public nonisolated __consuming func monospacedDigit() -> some View {
        environment(\.textSettings.fontContext.hasMonospacedDigits, true)
    }

    /// Adds `tracking` points between letters. A value that is not finite counts as 0.
    public nonisolated __consuming func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textSettings.tracking, tracking.isFinite ? tracking : 0)
    }

    /// Adds `kerning` points between letters, without breaking ligatures. A value that is not finite counts as 0.
    public nonisolated __consuming func kerning(_ kerning: CGFloat) -> some View {
        environment(\.textSettings.kerning, kerning.isFinite ? kerning : 0)
    }

    /// Raises the letters over the baseline, in points. A value that is not finite counts as 0.
    public nonisolated __consuming func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textSettings.baselineOffset, baselineOffset.isFinite ? baselineOffset : 0)
    }

    /// Shows the texts inside in upper or lower case; nil shows them as written.
    public nonisolated __consuming func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    /// Limits the texts inside to a number of lines; nil removes the limit. Numbers below 1 count as 1.
    public nonisolated __consuming func lineLimit(_ number: Int?) -> some View {
        modifier(TextChangeModifier(.lines(most: number.map { max(1, $0) }, reserved: 0)))
    }

    /// Limits the texts inside to a number of lines, and with `reservesSpace` keeps space for all of them. Numbers
    /// below 1 count as 1.
    public nonisolated __consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(TextChangeModifier(.lines(most: max(1, limit), reserved: reservesSpace ? max(1, limit) : 0)))
    }

    /// Sets the least and the most lines of the texts inside. Numbers below 1 count as 1.
    public nonisolated __consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(TextChangeModifier(.lines(most: max(1, limit.upperBound), reserved: max(1, limit.lowerBound))))
    }

    /// Aligns the lines of the texts inside to each other.
    public nonisolated __consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modifier(TextChangeModifier(.alignment(alignment)))
    }

    /// Adds `lineSpacing` points between the lines of the texts inside. A value that is not finite counts as 0.
    public nonisolated __consuming func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing.isFinite ? lineSpacing : 0)
    }

    /// Sets the part of a text that is cut if the text is too long.
    public nonisolated __consuming func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets the smallest factor by which a text shrinks before it is cut, from 0.01 to 1. Values outside of the range
    /// count as the nearest one inside.
    public nonisolated __consuming func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor.isNaN ? 1 : min(1, max(0.01, factor)))
    }

    /// Allows the texts inside to reduce the space between letters if that makes them fit. It has no effect here.
    public nonisolated __consuming func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// Sets the type size of the texts inside.
    public nonisolated __consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    // MARK: Styles

    /// Sets the color of the texts, symbols and shapes inside that set no style of their own.
    public nonisolated __consuming func foregroundColor(_ color: Color?) -> some View {
        modifier(TextChangeModifier(.foreground(color)))
    }

    /// Sets the style of the texts, symbols and shapes inside that set none of their own.
    public nonisolated __consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier(style: style))
    }

    /// Sets the styles of the first two levels of the content inside.
    public nonisolated __consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
        -> some View
    {
        modifier(
            EnvironmentModifier {
                let context = $0.shapeStyleContext
                $0.textSettings.style.setForeground(primary.resolved(in: context))
                $0.textSettings.style.secondaryForeground = secondary.resolved(in: context)
            })
    }

    /// Sets the styles of the first three levels of the content inside.
    public nonisolated __consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            EnvironmentModifier {
                let context = $0.shapeStyleContext
                $0.textSettings.style.setForeground(primary.resolved(in: context))
                $0.textSettings.style.secondaryForeground = secondary.resolved(in: context)
                $0.textSettings.style.tertiaryForeground = tertiary.resolved(in: context)
            })
    }

    /// Sets the accent color of the controls inside; nil for the page's.
    public nonisolated __consuming func tint(_ tint: Color?) -> some View {
        modifier(TextChangeModifier(.tint(tint)))
    }

    /// Sets the accent of the controls inside; nil for the page's.
    public nonisolated __consuming func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(
            EnvironmentModifier {
                let context = $0.shapeStyleContext
                $0.textSettings.style.tint = tint.map { $0.resolved(in: context) }
                $0.textSettings.style.tintIsAccent = false
            })
    }

    /// Sets the accent color of the controls inside; nil for the page's. As on iOS, switches keep their color.
    public nonisolated __consuming func accentColor(_ accentColor: Color?) -> some View {
        modifier(TextChangeModifier(.accent(accentColor)))
    }

    /// Sets the style that `.background` resolves to inside.
    public nonisolated __consuming func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.textSettings.style.background = style.resolved(in: $0.shapeStyleContext) })
    }

    /// Shows the page in light or dark; nil leaves the choice to others. If several views set it, the first one counts.
    public nonisolated __consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(scheme: colorScheme))
    }

    /// Disables the controls inside, if `disabled`. No view inside can enable them again.
    public nonisolated __consuming func disabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier(value: disabled) { if disabled { $0.isEnabled = false } })
    }
}

/// Reports `preferredColorScheme(_:)` to the page, which has one scheme as a whole.
enum PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }

    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

package nonisolated struct PreferredColorSchemeModifier: ViewModifier {
    let scheme: ColorScheme?

    @MainActor package func body(content: Content) -> some View {
        content.preference(key: PreferredColorSchemeKey.self, value: scheme)
    }
}
