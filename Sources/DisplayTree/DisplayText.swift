package import EspalierLayoutEngine
package import Foundation

/// A text in the lines that the server gave it. The page never wraps by itself.
///
/// A text is two references: the measurer keeps the lines for all sessions, and texts of one style share their appearance.
package struct DisplayText: Sendable {
    package let layout: TextLayout
    package let appearance: DisplayTextAppearance

    package init(_ layout: TextLayout, _ appearance: DisplayTextAppearance) {
        self.layout = layout
        self.appearance = appearance
    }

    /// One line of letters in one style.
    package init(line: String, style: DisplayTextStyle, heldWidth: CGFloat? = nil) {
        let size = CGSize(width: heldWidth ?? 0, height: style.lineHeight)
        let line = TextLine(
            fragments: [TextFragment(run: 0, text: line, heldWidth: heldWidth)], width: size.width, height: size.height)
        layout = TextLayout(size: size, firstBaseline: size.height, lastBaseline: size.height, lines: [line])
        appearance = DisplayTextAppearance(styles: [style])
    }

    /// The height of each line in points, where all are the same, else 0 (then each run's style says its own).
    package var lineHeight: CGFloat {
        guard let height = layout.lines.first?.height else { return 0 }
        if layout.lines.count == 1 { return height }
        return layout.lines.allSatisfy { $0.height == height } ? height : 0
    }

    /// Whether there is nothing to draw.
    package var isEmpty: Bool {
        layout.lines.isEmpty || layout.lines.count == 1 && layout.lines[0].fragments.isEmpty
    }

    /// The style of the first piece; nil for an empty text.
    package var firstStyle: DisplayTextStyle? {
        if isEmpty { return nil }
        if appearance.styles.count == 1 { return appearance.style }
        return appearance.styles[layout.lines[0].fragments.first?.run ?? 0]
    }

    /// The letters, where the text is one piece in one line that needs no element of its own; else nil.
    package var plainLine: String? {
        guard appearance.isPlain, layout.lines.count == 1 else { return nil }
        return layout.lines[0].plainText
    }

    /// Whether a piece is a link.
    package var hasLinks: Bool {
        appearance.hasLinks
            && layout.lines.contains { $0.fragments.contains { appearance.link(ofRun: $0.run) != nil } }
    }

    /// Whether both are the same objects, without comparing letters.
    package func isIdentical(to other: DisplayText) -> Bool {
        layout === other.layout && appearance === other.appearance
    }

    /// The pieces of all lines in reading order; where a line ends, its last piece says so.
    package var runs: ContiguousArray<DisplayTextRun> {
        var runs: ContiguousArray<DisplayTextRun> = []
        runs.reserveCapacity(layout.lines.count)
        for (index, line) in layout.lines.enumerated() {
            for fragment in line.fragments {
                runs.append(
                    DisplayTextRun(
                        text: fragment.text, style: appearance.styles[fragment.run], heldWidth: fragment.heldWidth,
                        attachment: appearance.attachment(ofRun: fragment.run)))
            }
            guard index < layout.lines.count - 1 else { break }
            if line.fragments.isEmpty { runs.append(DisplayTextRun(text: "", style: appearance.styles[0])) }
            runs[runs.count - 1].endsLine = true
            runs[runs.count - 1].endsWithBreak = line.endsWithBreak
        }
        return runs
    }

    /// The text as it reads: lines are joined by a line feed where the author's text has one, else by a space.
    package var plainText: String {
        if let line = plainLine { return line }
        var text = ""
        for run in runs {
            if run.symbol == nil { text += run.text }
            if run.endsLine { text += run.endsWithBreak ? "\n" : " " }
        }
        return text
    }
}

extension TextLine {
    /// The letters, where the line is one piece whose width the page finds by itself; else nil.
    fileprivate var plainText: String? {
        guard fragments.count == 1, fragments[0].heldWidth == nil else { return nil }
        return fragments[0].text
    }
}

/// A piece of a line in one style.
package struct DisplayTextRun: Hashable, Sendable {
    package var text: String
    package var style: DisplayTextStyle
    /// The width in points that the page must hold the piece to, where the font lacks its glyphs; else nil.
    package var heldWidth: CGFloat?
    /// Whether a further line follows this piece.
    package var endsLine: Bool
    /// Whether that line break stands in the author's text.
    package var endsWithBreak: Bool
    /// The link or icon of the piece; nil for letters alone.
    package var attachment: Attachment?

    package enum Attachment: Hashable, Sendable {
        /// A link, by its target.
        case link(String)
        /// An icon in the place of the piece's only character, by its name in the icon set.
        case symbol(String)
    }

    package init(
        text: String, style: DisplayTextStyle, heldWidth: CGFloat? = nil, endsLine: Bool = false,
        endsWithBreak: Bool = false, attachment: Attachment? = nil
    ) {
        self.text = text
        self.style = style
        self.heldWidth = heldWidth
        self.endsLine = endsLine
        self.endsWithBreak = endsWithBreak
        self.attachment = attachment
    }

    package var link: String? {
        if case .link(let target) = attachment { target } else { nil }
    }

    package var symbol: String? {
        if case .symbol(let name) = attachment { name } else { nil }
    }
}
