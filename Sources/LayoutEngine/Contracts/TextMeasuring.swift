package import Foundation

/// The properties of a font that affect measurement. Sizes are in points.
package struct FontFace: Hashable, Sendable {
    /// The design of the letter forms.
    package enum Design: UInt8, Hashable, Sendable {
        case standard, serif, rounded, monospaced
    }

    package var design: Design
    package var size: CGFloat
    /// The CSS weight: 100 (ultra light) to 900 (black).
    package var weight: UInt16
    package var italic: Bool
    /// Whether all digits have the same width (OpenType `tnum`).
    package var monospacedDigits: Bool

    package init(
        design: Design = .standard, size: CGFloat = 17, weight: UInt16 = 400, italic: Bool = false,
        monospacedDigits: Bool = false
    ) {
        self.design = design
        self.size = size
        self.weight = weight
        self.italic = italic
        self.monospacedDigits = monospacedDigits
    }
}

/// A run of text in one font.
package struct MeasuredRun: Hashable, Sendable {
    package var text: String
    package var font: FontFace
    /// Extra width after each grapheme (CSS `letter-spacing`), in points.
    package var tracking: CGFloat
    /// The offset of the run's baseline in points; positive is up.
    package var baselineOffset: CGFloat

    package init(text: String, font: FontFace, tracking: CGFloat = 0, baselineOffset: CGFloat = 0) {
        self.text = text
        self.font = font
        self.tracking = tracking
        self.baselineOffset = baselineOffset
    }
}

/// The position of the ellipsis in a truncated text.
package enum TruncationPlace: UInt8, Hashable, Sendable {
    case head, middle, tail
}

/// The constraints on a text's layout.
package struct TextConstraints: Hashable, Sendable {
    /// The maximum number of lines; nil for no limit.
    package var maximumLines: Int?
    /// The minimum number of lines to reserve height for.
    package var reservedLines: Int
    package var truncation: TruncationPlace
    /// Extra distance between lines, in points.
    package var lineSpacing: CGFloat
    /// The smallest factor by which the font may shrink before the text is truncated; 1 to never shrink.
    package var minimumScale: CGFloat

    package init(
        maximumLines: Int? = nil, reservedLines: Int = 0, truncation: TruncationPlace = .tail,
        lineSpacing: CGFloat = 0, minimumScale: CGFloat = 1
    ) {
        self.maximumLines = maximumLines
        self.reservedLines = reservedLines
        self.truncation = truncation
        self.lineSpacing = lineSpacing
        self.minimumScale = minimumScale
    }
}

/// Measures text. A process has one, which any thread may use; its caches are shared by all sessions.
package protocol TextMeasuring: AnyObject, Sendable {
    /// The shaped text. Shaping the same runs again is one cache lookup.
    func shape(_ runs: [MeasuredRun]) -> any ShapedText

    /// The shaped text of a single run, without an array.
    func shape(_ text: String, as style: RunStyle) -> any ShapedText

    /// The height of one line of a font and the distance of the baseline from its top, in points.
    func metrics(of font: FontFace) -> FontMetrics

    /// Drops all shaped texts from the caches. They are shaped again when they are needed.
    func dropCaches()
}

extension TextMeasuring {
    package func shape(_ run: MeasuredRun) -> any ShapedText { shape(run.text, as: RunStyle(run)) }

    package func dropCaches() {}
}

/// The vertical measures of a font, in points.
package struct FontMetrics: Hashable, Sendable {
    /// From the top of a line to its baseline.
    package var ascent: CGFloat
    /// From the baseline to the bottom of a line; positive.
    package var descent: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// The height of a line, rounded up to a quarter of a point.
    package var lineHeight: CGFloat

    package init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, xHeight: CGFloat, lineHeight: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.lineHeight = lineHeight
    }
}

/// A shaped text that can be broken into lines for any width.
package protocol ShapedText: AnyObject, Sendable {
    /// The layout without a width limit: lines end only at the text's own line breaks. Its widths are rounded up to
    /// quarters of a point.
    var natural: TextLayout { get }

    /// The layout in `width` and `height` points (nil for no limit). A word wider than the width breaks inside; a line
    /// has at least one glyph. If not all lines fit in `height` or `maximumLines`, the last one that fits ends with an
    /// ellipsis. At least one line is kept.
    func layout(width: CGFloat?, height: CGFloat?, constraints: TextConstraints) -> TextLayout
}

/// The lines of a text. All lengths are in points; `size` is in whole quarters.
package final class TextLayout: Sendable {
    package let size: CGSize
    /// The distance from the top to the baseline of the first line; `lastBaseline` is the same for the last line.
    package let firstBaseline: CGFloat
    package let lastBaseline: CGFloat
    package let lines: ContiguousArray<TextLine>
    /// The factor by which font and tracking were shrunk (`minimumScaleFactor`); 1 if they were not.
    package let scale: CGFloat
    /// Whether the text was truncated with an ellipsis.
    package let isTruncated: Bool

    package init(
        size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: ContiguousArray<TextLine>,
        scale: CGFloat = 1, isTruncated: Bool = false
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lines = lines
        self.scale = scale
        self.isTruncated = isTruncated
    }
}

/// The text between a line and the next one.
package enum TextLineEnd: UInt8, Hashable, Sendable {
    /// Nothing: the line ends inside a word, between two characters of a script without spaces, or with the text.
    case joined
    /// White space at which the text was wrapped.
    case space
    /// A hyphen that is not in the text. The page draws it, because the line's last character is a soft hyphen (U+00AD).
    case hyphen
    /// A line break of the text itself.
    case paragraph
}

/// One line of a text. White space at a soft line break belongs to neither line. White space at a paragraph's end
/// counts, as in SwiftUI.
package struct TextLine: Hashable, Sendable {
    package var fragments: ContiguousArray<TextFragment>
    /// The advance of the glyphs and of the hyphen at the line's end, not rounded.
    package var width: CGFloat
    package var height: CGFloat
    package var end: TextLineEnd

    package init(
        fragments: ContiguousArray<TextFragment>, width: CGFloat, height: CGFloat, end: TextLineEnd = .joined
    ) {
        self.fragments = fragments
        self.width = width
        self.height = height
        self.end = end
    }
}

/// A piece of a line from one run.
package struct TextFragment: Hashable, Sendable {
    /// The index of the piece's run.
    package var run: Int
    package var text: String
    /// The width at which the page must fix the piece, because the font lacks its glyphs (Chinese, emoji). Nil if the
    /// browser shapes the piece with the same font and gets the same width.
    package var heldWidth: CGFloat?

    package init(run: Int, text: String, heldWidth: CGFloat? = nil) {
        self.run = run
        self.text = text
        self.heldWidth = heldWidth
    }
}
