package import Foundation
package import LayoutEngine

/// A text in the lines that the server gave it. The page never wraps by itself.
package final class DisplayText: Sendable {
    /// The pieces of all lines in reading order; where a line ends, its last piece says so.
    package let runs: ContiguousArray<DisplayTextRun>
    package let alignment: DisplayTextAlignment
    /// From where the text reads.
    package let direction: LayoutDirection
    /// The height of each line in points, where all are the same, else 0 (then each run's style says its own).
    package let lineHeight: CGFloat
    /// Extra distance between two lines, in points.
    package let lineSpacing: CGFloat
    /// The distance of the first line's baseline from the top, in points.
    package let firstBaseline: CGFloat
    /// The heading level (1…6) where the text is a heading, else 0.
    package let headingLevel: UInt8
    /// Whether the user may select the text; nil where the browser decides.
    package let isSelectable: Bool?
    /// Whether a piece is a link.
    package let hasLinks: Bool

    package init(
        runs: ContiguousArray<DisplayTextRun>, alignment: DisplayTextAlignment = .leading,
        direction: LayoutDirection = .leftToRight, lineHeight: CGFloat = 0,
        lineSpacing: CGFloat = 0, firstBaseline: CGFloat = 0, headingLevel: UInt8 = 0, isSelectable: Bool? = nil
    ) {
        self.firstBaseline = firstBaseline
        self.isSelectable = isSelectable
        self.runs = runs
        self.direction = direction
        self.alignment = alignment
        self.lineHeight = lineHeight
        self.lineSpacing = lineSpacing
        self.headingLevel = headingLevel
        hasLinks = runs.contains { $0.link != nil }
    }

    /// The text as it reads, with a line feed between two lines only where the author's text has one is not kept: lines
    /// are joined by a space or a line feed as they were broken.
    package var plainText: String {
        var text = ""
        for run in runs {
            if run.symbol == nil { text += run.text }
            if run.endsLine { text += run.endsWithBreak ? "\n" : " " }
        }
        return text
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
    /// What the piece is beside its letters; nil for nothing.
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

/// The look of a run of text. Views share one object for all texts of a style, so that comparing is mostly comparing
/// references.
package final class DisplayTextStyle: Hashable, Sendable {
    package let font: FontFace
    package let paint: DisplayPaint
    package let tracking: CGFloat
    package let baselineOffset: CGFloat
    package let underline: DisplayTextLine?
    package let strikethrough: DisplayTextLine?
    /// The colour behind the letters; nil for none.
    package let background: DisplayColor?
    /// The height of a line in this font, in points.
    package let lineHeight: CGFloat

    package init(
        font: FontFace, paint: DisplayPaint = .color(.named(.label)), tracking: CGFloat = 0,
        baselineOffset: CGFloat = 0,
        underline: DisplayTextLine? = nil, strikethrough: DisplayTextLine? = nil, background: DisplayColor? = nil,
        lineHeight: CGFloat
    ) {
        self.background = background
        self.font = font
        self.paint = paint
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.lineHeight = lineHeight
    }

    package static func == (left: DisplayTextStyle, right: DisplayTextStyle) -> Bool {
        left === right
            || left.font == right.font && left.paint == right.paint && left.tracking == right.tracking
                && left.baselineOffset == right.baselineOffset && left.underline == right.underline
                && left.strikethrough == right.strikethrough && left.background == right.background
                && left.lineHeight == right.lineHeight
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(paint)
        hasher.combine(tracking)
    }
}

/// A line under or through a text.
package struct DisplayTextLine: Hashable, Sendable {
    package enum Pattern: UInt8, Hashable, Sendable {
        case solid, dot, dash
    }

    package var pattern: Pattern
    /// Nil for the text's own colour.
    package var color: DisplayColor?

    package init(pattern: Pattern = .solid, color: DisplayColor? = nil) {
        self.pattern = pattern
        self.color = color
    }
}

package enum DisplayTextAlignment: UInt8, Hashable, Sendable {
    case leading, center, trailing
}
