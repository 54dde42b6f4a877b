import EspalierDisplayTree
import EspalierLayoutEngine
public import Foundation

extension View {
    /// The font of the texts and symbols inside; nil for the inherited one's default.
    public nonisolated func font(_ font: Font?) -> some View {
        modifier(TextChangeModifier(.font(font)))
    }

    /// The weight of the fonts inside.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(TextChangeModifier(.weight(weight)))
    }

    /// The design of the fonts inside.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        modifier(TextChangeModifier(.design(design)))
    }

    /// The width of the fonts inside.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        environment(\.textSettings.fontContext.width, width)
    }

    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        modifier(TextChangeModifier(.bold(isActive)))
    }

    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        modifier(TextChangeModifier(.italic(isActive)))
    }

    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.textSettings.fontContext.isMonospaced, isActive)
    }

    /// Figures of one width.
    public nonisolated func monospacedDigit() -> some View {
        environment(\.textSettings.fontContext.hasMonospacedDigits, true)
    }

    /// Extra distance between letters, in points.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textSettings.tracking, tracking.isFinite ? tracking : 0)
    }

    /// Extra distance between letters, in points, without breaking ligatures.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View {
        environment(\.textSettings.kerning, kerning.isFinite ? kerning : 0)
    }

    /// How far the letters stand over the baseline, in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textSettings.baselineOffset, baselineOffset.isFinite ? baselineOffset : 0)
    }

    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    /// The most lines of a text inside; nil for as many as it takes. Numbers below 1 count as 1.
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        modifier(TextChangeModifier(.lines(most: number.map { max(1, $0) }, reserved: 0)))
    }

    /// The most lines of a text, whose room is kept whatever the text needs where `reservesSpace` says so.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(TextChangeModifier(.lines(most: max(1, limit), reserved: reservesSpace ? max(1, limit) : 0)))
    }

    /// The least and the most lines of a text.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(TextChangeModifier(.lines(most: max(1, limit.upperBound), reserved: max(1, limit.lowerBound))))
    }

    /// How the lines of a text stand to each other.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modifier(TextChangeModifier(.alignment(alignment)))
    }

    /// Extra distance between two lines of a text, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing.isFinite ? lineSpacing : 0)
    }

    /// Where a text that is too long is cut.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// The smallest factor by which a text shrinks before it is cut.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor.isNaN ? 1 : min(1, max(0.01, factor)))
    }

    public nonisolated func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// The size class of the texts inside.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    // MARK: Styles

    /// The colour of texts, symbols and shapes inside that name no style.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(TextChangeModifier(.foreground(color)))
    }

    /// The style of texts, symbols and shapes inside that name none.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier(style: style))
    }

    /// The styles of the first two levels of content inside.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        transformEnvironment(\.textSettings.style) {
            let outer = $0
            $0.setForeground(primary.resolved(in: outer))
            $0.secondaryForeground = secondary.resolved(in: outer)
        }
    }

    /// The styles of the first three levels of content inside.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        transformEnvironment(\.textSettings.style) {
            let outer = $0
            $0.setForeground(primary.resolved(in: outer))
            $0.secondaryForeground = secondary.resolved(in: outer)
            $0.tertiaryForeground = tertiary.resolved(in: outer)
        }
    }

    /// The accent of the controls inside; nil for the page's.
    public nonisolated func tint(_ tint: Color?) -> some View {
        modifier(TextChangeModifier(.tint(tint)))
    }

    /// The accent of the controls inside.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        transformEnvironment(\.textSettings.style) { style in
            style.tint = tint.map { $0.resolved(in: style) }
        }
    }

    /// The accent of the controls inside; nil for the page's.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor)
    }

    /// The style that `.background` stands for inside.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.textSettings.style) { $0.background = style.resolved(in: $0) }
    }

    /// Light or dark for the views inside.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(scheme: colorScheme))
    }

    /// Keeps controls inside from taking input where `disabled`; none inside can take that back.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier(value: disabled) { if disabled { $0.isEnabled = false } })
    }
}

/// `preferredColorScheme(_:)`: tells the page, which shows its scheme as a whole.
enum PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }

    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

nonisolated struct PreferredColorSchemeModifier: ViewModifier {
    let scheme: ColorScheme?

    @MainActor func body(content: Content) -> some View {
        content.preference(key: PreferredColorSchemeKey.self, value: scheme)
    }
}
