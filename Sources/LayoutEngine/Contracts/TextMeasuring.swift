package import Foundation

/// What text measurement needs to know of a font. Sizes in points.
package struct FontFace: Hashable, Sendable {
    /// The kind of letter forms.
    package enum Design: UInt8, Hashable, Sendable {
        case standard, serif, rounded, monospaced
    }

    package var design: Design
    package var size: CGFloat
    /// The CSS weight: 100 (ultra light) to 900 (black).
    package var weight: UInt16
    package var italic: Bool
    /// Figures of one width (OpenType `tnum`).
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
    /// A raise (positive) or drop of the run's baseline, in points.
    package var baselineOffset: CGFloat

    package init(text: String, font: FontFace, tracking: CGFloat = 0, baselineOffset: CGFloat = 0) {
        self.text = text
        self.font = font
        self.tracking = tracking
        self.baselineOffset = baselineOffset
    }
}

/// How a text that is too long for its lines is cut.
package enum TruncationPlace: UInt8, Hashable, Sendable {
    case head, middle, tail
}

/// The limits that a text is laid out under.
package struct TextConstraints: Hashable, Sendable {
    /// The most lines, nil for as many as it takes.
    package var maximumLines: Int?
    /// The least lines that height is reserved for.
    package var reservedLines: Int
    package var truncation: TruncationPlace
    /// Extra distance between two lines, in points.
    package var lineSpacing: CGFloat
    /// The smallest factor by which the font may shrink before the text is cut; 1 for never.
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

/// Measures text: made once for a process, used from any thread, with caches that all sessions share.
package protocol TextMeasuring: AnyObject, Sendable {
    /// The text, shaped: shaping the same runs again is one look-up.
    func shape(_ runs: [MeasuredRun]) -> any ShapedText

    /// The same for a single run, without an array.
    func shape(_ text: String, as style: RunStyle) -> any ShapedText

    /// The height of one line of a font and the distance of the baseline from its top, in points.
    func metrics(of font: FontFace) -> FontMetrics
}

extension TextMeasuring {
    package func shape(_ run: MeasuredRun) -> any ShapedText { shape(run.text, as: RunStyle(run)) }
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
    /// The layout with no limit of width: lines end only where the text has line breaks. Its widths are rounded up to
    /// quarters of a point.
    var natural: TextLayout { get }

    /// The layout in `width` and `height` points (nil for no limit). A word that is wider than the width breaks inside; a width
    /// below one glyph's puts one glyph on a line. Lines that don't fit in `height` or in `maximumLines` are cut with an
    /// ellipsis on the last one that does (at least one line is kept).
    func layout(width: CGFloat?, height: CGFloat?, constraints: TextConstraints) -> TextLayout
}

/// A text in lines. All lengths in points; `size` is in whole quarters.
package final class TextLayout: Sendable {
    package let size: CGSize
    /// From the top to the first and the last line's baseline.
    package let firstBaseline: CGFloat
    package let lastBaseline: CGFloat
    package let lines: ContiguousArray<TextLine>
    /// The factor by which font and tracking were shrunk (`minimumScaleFactor`), else 1.
    package let scale: CGFloat
    /// Whether text was cut and an ellipsis stands for it.
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

/// One line of a text. Where the text goes on in a further line of the same paragraph, the white space between the two
/// belongs to neither; white space at a paragraph's end counts, as in SwiftUI.
package struct TextLine: Hashable, Sendable {
    package var fragments: ContiguousArray<TextFragment>
    /// The advance of the glyphs, not rounded.
    package var width: CGFloat
    package var height: CGFloat
    /// Whether the line ends at a line break of the text's own.
    package var endsWithBreak: Bool

    package init(
        fragments: ContiguousArray<TextFragment>, width: CGFloat, height: CGFloat, endsWithBreak: Bool = false
    ) {
        self.fragments = fragments
        self.width = width
        self.height = height
        self.endsWithBreak = endsWithBreak
    }
}

/// A piece of a line from one run.
package struct TextFragment: Hashable, Sendable {
    /// The index of the run that the piece comes from.
    package var run: Int
    package var text: String
    /// For glyphs that the font lacks (Chinese, emoji): the width that the page must hold the piece to. Nil where the
    /// browser shapes the piece with the same font and so arrives at the same width.
    package var heldWidth: CGFloat?

    package init(run: Int, text: String, heldWidth: CGFloat? = nil) {
        self.run = run
        self.text = text
        self.heldWidth = heldWidth
    }
}
