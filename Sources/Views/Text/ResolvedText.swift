package import DisplayTree
import Foundation
package import LayoutEngine

/// A text at its place: strings in fonts, ready to be measured and drawn.
package struct ResolvedText {
    package enum Content {
        case plain(String, DisplayTextStyle)
        case runs([MeasuredRun], styles: [DisplayTextStyle], attachments: [DisplayTextRun.Attachment?])
    }

    package let content: Content
    package let leading: Font.Leading
    /// Whether bars stand for the letters.
    package let redaction: Redaction

    package init(_ content: Content, leading: Font.Leading, redaction: Redaction = .none) {
        self.content = content
        self.leading = leading
        self.redaction = redaction
    }

    package var isSingleRun: Bool {
        switch content {
        case .plain: true
        case .runs(let runs, _, _): runs.count == 1
        }
    }

    package var runs: [MeasuredRun] {
        switch content {
        case .plain(let text, let style): [Self.run(text, style)]
        case .runs(let runs, _, _): runs
        }
    }

    package var styles: [DisplayTextStyle] {
        switch content {
        case .plain(_, let style): [style]
        case .runs(_, let styles, _): styles
        }
    }

    package var attachments: [DisplayTextRun.Attachment?] {
        switch content {
        case .plain: [nil]
        case .runs(_, _, let attachments): attachments
        }
    }

    /// The text alone; nothing of a text that is secret.
    package var plainText: String {
        if redaction == .secret { return "" }
        return switch content {
        case .plain(let text, _): text
        case .runs(let runs, _, let attachments):
            zip(runs, attachments).reduce(into: "") { text, part in
                if case .symbol? = part.1 { return }
                text += part.0.text
            }
        }
    }

    package func shaped(by measurer: any TextMeasuring) -> any ShapedText {
        switch content {
        case .plain(let text, let style): measurer.shape(Self.run(text, style))
        case .runs(let runs, _, _): measurer.shape(runs)
        }
    }

    static func run(_ text: String, _ style: DisplayTextStyle) -> MeasuredRun {
        MeasuredRun(
            text: text, font: style.font, tracking: style.tracking, baselineOffset: style.baselineOffset)
    }
}

extension ResolvedText {
    /// Whether both have the same letters in the same fonts, so that one's measurements are the other's.
    func measuresTheSame(as other: ResolvedText) -> Bool {
        switch (content, other.content) {
        case (.plain(let text, let style), .plain(let otherText, let otherStyle)):
            text == otherText && style.font == otherStyle.font && style.tracking == otherStyle.tracking
                && style.baselineOffset == otherStyle.baselineOffset
        default: runs == other.runs
        }
    }
}

extension ResolvedText: Equatable {
    package static func == (left: ResolvedText, right: ResolvedText) -> Bool {
        guard left.leading == right.leading, left.redaction == right.redaction else { return false }
        switch (left.content, right.content) {
        case (.plain(let leftText, let leftStyle), .plain(let rightText, let rightStyle)):
            return leftStyle == rightStyle && leftText == rightText
        default:
            return left.styles == right.styles && left.runs == right.runs && left.attachments == right.attachments
        }
    }
}

extension TextSettings {
    /// The limits that a text of this place is laid out under.
    package func constraints(leading: Font.Leading) -> TextConstraints {
        TextConstraints(
            maximumLines: lineLimit, reservedLines: reservedLines, truncation: truncationMode.place,
            lineSpacing: lineSpacing + leading.extraSpacing, minimumScale: minimumScaleFactor)
    }
}

extension ResolvedText {
    /// The text as the page draws it, in the lines of a layout.
    package func display(_ layout: TextLayout, in environment: TextEnvironment) -> DisplayText {
        if case .plain(_, let style) = content {
            let shown = layout.scale == 1 ? style : environment.scaled(style, by: layout.scale)
            return DisplayText(layout, environment.look(of: shown, leading))
        }
        return DisplayText(
            layout,
            environment.makeLook(
                styles.map { environment.scaled($0, by: layout.scale) }, attachments: attachments, leading))
    }
}
