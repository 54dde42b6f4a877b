package import EspalierDisplayTree
package import EspalierLayoutEngine
import Foundation

/// A text at its place: strings in fonts, ready to be measured and drawn.
package struct ResolvedText {
    package enum Content: Equatable {
        case plain(String)
        case runs([MeasuredRun])
    }

    package let content: Content
    /// The styles of the runs, and how the text's lines stand.
    package let look: DisplayTextAppearance
    package let leading: Font.Leading
    /// Whether bars stand for the letters.
    package let redaction: Redaction

    package init(
        _ content: Content, _ look: DisplayTextAppearance, leading: Font.Leading, redaction: Redaction = .none
    ) {
        self.content = content
        self.look = look
        self.leading = leading
        self.redaction = redaction
    }

    package var isSingleRun: Bool {
        switch content {
        case .plain: true
        case .runs(let runs): runs.count == 1
        }
    }

    package var runs: [MeasuredRun] {
        switch content {
        case .plain(let text): [Self.run(text, look.style)]
        case .runs(let runs): runs
        }
    }

    package var styles: [DisplayTextStyle] { look.styles }

    package var attachments: [DisplayTextRun.Attachment?] { look.styles.indices.map { look.attachment(ofRun: $0) } }

    /// The text alone; nothing of a text that is secret.
    package var plainText: String {
        if redaction == .secret { return "" }
        return switch content {
        case .plain(let text): text
        case .runs(let runs):
            zip(runs, attachments).reduce(into: "") { text, part in
                if case .symbol? = part.1 { return }
                text += part.0.text
            }
        }
    }

    package func shaped(by measurer: any TextMeasuring) -> any ShapedText {
        switch content {
        case .plain(let text): measurer.shape(text, as: look.style.runStyle)
        case .runs(let runs): measurer.shape(runs)
        }
    }

    static func run(_ text: String, _ style: DisplayTextStyle) -> MeasuredRun {
        MeasuredRun(
            text: text, font: style.font, tracking: style.tracking, baselineOffset: style.baselineOffset)
    }
}

extension TextSettings {
    /// The limits that a text of this place is laid out under.
    package func constraints(leading: Font.Leading) -> TextConstraints {
        constraints(lineSpacing: lineSpacing + leading.extraSpacing)
    }

    /// The same with all the distance between lines.
    func constraints(lineSpacing: CGFloat) -> TextConstraints {
        TextConstraints(
            maximumLines: lineLimit, reservedLines: reservedLines, truncation: truncationMode.place,
            lineSpacing: lineSpacing, minimumScale: minimumScaleFactor)
    }
}

extension ResolvedText {
    /// The text as the page draws it, in the lines of a layout.
    package func display(_ layout: TextLayout, in environment: TextEnvironment) -> DisplayText {
        DisplayText(layout, layout.scale == 1 ? look : environment.scaled(look, leading, by: layout.scale))
    }
}
