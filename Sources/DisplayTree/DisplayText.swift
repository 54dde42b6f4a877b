package import EspalierLayoutEngine
package import Foundation

/// A text in the lines that the server computed. The page never wraps text.
///
/// A text is two references: the measurer shares the lines between all sessions, and texts of one style share their
/// appearance.
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

    /// The height of each line in points if all lines and styles have equal ones; otherwise 0, and each run's style has its own.
    package var lineHeight: CGFloat {
        guard let height = layout.lines.first?.height else { return 0 }
        if layout.lines.count == 1 { return height }
        guard layout.lines.allSatisfy({ $0.height == height }) else { return 0 }
        // A line of the page that is as high as the text would need more room for the letters of another size in it.
        let own = appearance.style.lineHeight
        return appearance.styles.count == 1 || appearance.styles.allSatisfy { $0.lineHeight == own } ? height : 0
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

    /// The letters, if the text is a single piece in one line that needs no element of its own; otherwise nil.
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

    /// The pieces of all lines in reading order. The last piece of each line but the last one has its end.
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
            runs[runs.count - 1].lineEnd = line.end
        }
        return runs
    }

    /// The text as it is read, with a space where white space was wrapped, and a line feed where the author's text has one.
    package var plainText: String {
        if let line = plainLine { return line }
        var text = ""
        for run in runs {
            if run.symbol == nil { text += run.text }
            switch run.lineEnd {
            case .space: text += " "
            case .paragraph: text += "\n"
            case .joined, .hyphen, nil: break
            }
        }
        return text
    }
}

extension TextLine {
    /// The letters, if the line is a single piece that the page measures itself; otherwise nil.
    fileprivate var plainText: String? {
        guard fragments.count == 1, fragments[0].heldWidth == nil else { return nil }
        return fragments[0].text
    }
}

/// A piece of a line in one style.
package struct DisplayTextRun: Hashable, Sendable {
    package var text: String
    package var style: DisplayTextStyle
    /// The width in points at which the page must fix the piece, because the font lacks its glyphs; otherwise nil.
    package var heldWidth: CGFloat?
    /// The text between the piece's line and the next one; nil if no line ends with this piece, or the last one.
    package var lineEnd: TextLineEnd?
    /// The link or icon of the piece; nil for plain letters.
    package var attachment: Attachment?

    package enum Attachment: Hashable, Sendable {
        /// A link with its target.
        case link(String)
        /// An icon in place of the piece's only character, by its name in the icon set.
        case symbol(String)
    }

    package init(
        text: String, style: DisplayTextStyle, heldWidth: CGFloat? = nil, lineEnd: TextLineEnd? = nil,
        attachment: Attachment? = nil
    ) {
        self.text = text
        self.style = style
        self.heldWidth = heldWidth
        self.lineEnd = lineEnd
        self.attachment = attachment
    }

    /// Whether another line follows this piece.
    package var endsLine: Bool { lineEnd != nil }

    /// The visible letters: those of the text, and the hyphen at a line's end.
    package var drawnText: String { lineEnd == .hyphen ? text + "-" : text }

    package var link: String? {
        if case .link(let target) = attachment { target } else { nil }
    }

    package var symbol: String? {
        if case .symbol(let name) = attachment { name } else { nil }
    }
}
