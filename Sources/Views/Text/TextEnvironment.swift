package import EspalierDisplayTree
package import EspalierLayoutEngine
package import Foundation

/// The part of the environment that texts depend on.
package struct TextSettings: Hashable, Sendable {
    package var font: Font?
    package var fontContext = FontContext()
    package var style = ShapeStyleContext()
    package var textCase: Text.Case?
    /// The tracking in points.
    package var tracking: CGFloat = 0
    /// The kerning in points.
    package var kerning: CGFloat = 0
    /// The distance in points by which the baseline is raised.
    package var baselineOffset: CGFloat = 0
    package var underline: Text.LineStyle?
    package var strikethrough: Text.LineStyle?
    /// The limit for the number of lines; nil for no limit.
    package var lineLimit: Int?
    /// The minimum number of lines whose height the text takes; 0 for none.
    package var reservedLines = 0
    package var alignment = TextAlignment.leading
    /// The extra distance between two lines, in points.
    package var lineSpacing: CGFloat = 0
    package var truncationMode = Text.TruncationMode.tail
    /// The smallest factor by which the font may be scaled down before the text is truncated; 1 keeps the font's size.
    package var minimumScaleFactor: CGFloat = 1
    /// Whether letters may move together by up to 2 % of the font's size before the text is truncated.
    package var allowsTightening = false
    /// Whether the user may select the text; nil if the browser decides.
    package var isSelectable: Bool?
    package var redactionReasons: RedactionReasons = []
    package var isPrivacySensitive = false
    package var layoutDirection = LayoutDirection.leftToRight
    package var locale = Locale(identifier: "en_US")
    /// The time zone of dates; nil for the current one.
    package var timeZone: TimeZone?
    /// Whether texts show the value of a `ContentTransition.numericText(value:)`.
    package var showsNumericValue = false

    package init() {}
}

/// Text settings and the values derived from them. All texts of an environment share one object, which caches its
/// styles, so thousands of texts can share one style.
package final class TextEnvironment {
    package let settings: TextSettings
    package let measurer: any TextMeasuring
    /// The app's texts in its languages; nil for an app without string tables.
    let strings: (any StringTables)?
    private let styles: TextStyleTable
    private var resolvedStyles = RecentValues<[Text.Modifier], ResolvedTextStyle>()
    private var appearances: [AppearanceKey: DisplayTextAppearance] = [:]
    private var lastAppearance: DisplayTextAppearance?
    private var lastLeading = Font.Leading.standard

    /// Creates a text environment.
    ///
    /// - Parameter styles: The table through which environments share equal styles.
    package init(
        _ settings: TextSettings, measurer: any TextMeasuring, styles: TextStyleTable,
        strings: (any StringTables)? = nil
    ) {
        self.strings = strings
        self.settings = settings
        self.measurer = measurer
        self.styles = styles
        plainStyle = TextRunStyle(settings).resolved(measurer, styles)
    }

    /// The style of a text without modifiers.
    package let plainStyle: ResolvedTextStyle

    /// The appearance of a text without modifiers; nil if `textCase` or small capitals change the string's letters.
    private(set) lazy var plainAppearance: DisplayTextAppearance? =
        settings.textCase == nil && plainStyle.smallCaps.isEmpty ? appearance(of: plainStyle) : nil

    /// The separators of numbers in the environment's locale.
    package private(set) lazy var numbers = NumberSeparators(settings.locale)

    /// The style of a text with the given modifiers.
    package func style(for modifiers: [Text.Modifier]) -> ResolvedTextStyle {
        if modifiers.isEmpty { return plainStyle }
        if let style = resolvedStyles[modifiers] { return style }
        var run = TextRunStyle(settings)
        run.apply(modifiers, in: settings.style)
        let style = resolve(run)
        resolvedStyles[modifiers] = style
        return style
    }

    func resolve(_ run: TextRunStyle) -> ResolvedTextStyle {
        run.resolved(measurer, styles)
    }

    /// The style with its font scaled by a factor.
    package func scaled(_ style: DisplayTextStyle, by scale: CGFloat) -> DisplayTextStyle {
        guard scale != 1 else { return style }
        var font = style.font
        font.size *= scale
        return styles.shared(
            DisplayTextStyle(
                font: font, paint: style.paint, tracking: style.tracking * scale,
                baselineOffset: style.baselineOffset * scale, underline: style.underline,
                strikethrough: style.strikethrough, background: style.background, shadows: style.shadows,
                lineHeight: measurer.metrics(of: font).lineHeight))
    }
}

extension TextEnvironment {
    /// The cached appearance of a style. The last one is tried first, because adjacent texts mostly have the same
    /// style.
    @inline(__always)
    package func appearance(of style: ResolvedTextStyle) -> DisplayTextAppearance {
        appearance(of: style.display, style.leading)
    }

    @inline(__always)
    private func appearance(of style: DisplayTextStyle, _ leading: Font.Leading) -> DisplayTextAppearance {
        if let appearance = lastAppearance, appearance.style === style, lastLeading == leading { return appearance }
        return findAppearance(of: style, leading)
    }

    @inline(never)
    private func findAppearance(of style: DisplayTextStyle, _ leading: Font.Leading) -> DisplayTextAppearance {
        // The appearance retains its style, so no other style can reuse its address.
        let key = AppearanceKey(style: ObjectIdentifier(style), leading: leading)
        let appearance = appearances[key] ?? makeAppearance([style], attachments: [], leading)
        if appearances.count >= 64 { appearances.removeAll() }
        appearances[key] = appearance
        lastAppearance = appearance
        lastLeading = leading
        return appearance
    }

    /// An appearance with its fonts scaled by a factor.
    package func scaled(_ appearance: DisplayTextAppearance, _ leading: Font.Leading, by scale: CGFloat)
        -> DisplayTextAppearance
    {
        let styles = appearance.styles.map { scaled($0, by: scale) }
        let attachments = styles.indices.map { appearance.attachment(ofRun: $0) }
        if styles.count == 1, attachments[0] == nil { return self.appearance(of: styles[0], leading) }
        return makeAppearance(styles, attachments: attachments, leading)
    }

    /// The appearance of a text with several runs. `styles` and `attachments` have one element for each run.
    package func makeAppearance(
        _ styles: [DisplayTextStyle], attachments: [DisplayTextRun.Attachment?], _ leading: Font.Leading
    ) -> DisplayTextAppearance {
        DisplayTextAppearance(
            styles: styles, attachments: attachments, alignment: settings.alignment.display,
            direction: settings.layoutDirection, lineSpacing: settings.lineSpacing + leading.extraSpacing,
            isSelectable: settings.isSelectable)
    }
}

/// The key of a cached appearance.
private struct AppearanceKey: Hashable {
    let style: ObjectIdentifier
    let leading: Font.Leading
}

/// A table that stores equal text styles once.
package final class TextStyleTable {
    private var styles: Set<DisplayTextStyle> = []

    package init() {}

    /// The stored style that equals `style`, which is stored if there is none.
    package func shared(_ style: DisplayTextStyle) -> DisplayTextStyle {
        styles.insert(style).memberAfterInsert
    }
}

/// A display style, with the properties of its font that take effect only when runs and appearances are created.
package struct ResolvedTextStyle {
    package let display: DisplayTextStyle
    package let smallCaps: SmallCaps
    package let leading: Font.Leading
}
