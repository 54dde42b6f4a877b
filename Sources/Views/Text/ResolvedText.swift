package import EspalierDisplayTree
package import EspalierLayoutEngine
import Foundation

/// A text in an environment: strings in fonts, ready to be measured and drawn.
package struct ResolvedText {
    package enum Content: Equatable {
        case plain(String)
        case runs([MeasuredRun])
    }

    package let content: Content
    /// The styles of the runs, and the alignment of the lines.
    package let appearance: DisplayTextAppearance
    package let leading: Font.Leading
    /// Whether bars replace the letters.
    package let redaction: Redaction

    package init(
        _ content: Content, _ appearance: DisplayTextAppearance, leading: Font.Leading, redaction: Redaction = .none
    ) {
        self.content = content
        self.appearance = appearance
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
        case .plain(let text): [Self.run(text, appearance.style)]
        case .runs(let runs): runs
        }
    }

    package var styles: [DisplayTextStyle] { appearance.styles }

    package var attachments: [DisplayTextRun.Attachment?] {
        appearance.styles.indices.map { appearance.attachment(ofRun: $0) }
    }

    /// The text without styles; empty for a secret text.
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
        case .plain(let text): measurer.shape(text, as: appearance.style.runStyle)
        case .runs(let runs): measurer.shape(runs)
        }
    }

    static func run(_ text: String, _ style: DisplayTextStyle) -> MeasuredRun {
        MeasuredRun(
            text: text, font: style.font, tracking: style.tracking, baselineOffset: style.baselineOffset)
    }
}

extension TextSettings {
    /// The constraints for the layout of a text in this environment.
    package func constraints(leading: Font.Leading) -> TextConstraints {
        constraints(lineSpacing: lineSpacing + leading.extraSpacing)
    }

    /// The constraints with a given total distance between lines.
    func constraints(lineSpacing: CGFloat) -> TextConstraints {
        TextConstraints(
            maximumLines: lineLimit, reservedLines: reservedLines, truncation: truncationMode.place,
            lineSpacing: lineSpacing, minimumScale: minimumScaleFactor)
    }
}

extension ResolvedText {
    /// The text to draw, in the lines of a layout.
    package func display(_ layout: TextLayout, in environment: TextEnvironment) -> DisplayText {
        DisplayText(layout, layout.scale == 1 ? appearance : environment.scaled(appearance, leading, by: layout.scale))
    }
}
