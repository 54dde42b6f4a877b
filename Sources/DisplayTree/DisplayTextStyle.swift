package import EspalierLayoutEngine
package import Foundation

/// The style of a run of text. All texts of a style share one object, so a comparison is mostly a comparison of
/// references.
package final class DisplayTextStyle: Hashable, Sendable {
    package let font: FontFace
    package let paint: DisplayPaint
    package let tracking: CGFloat
    package let baselineOffset: CGFloat
    package let underline: DisplayTextLine?
    package let strikethrough: DisplayTextLine?
    /// The color behind the letters; nil for none.
    package let background: DisplayColor?
    /// Blurred copies behind the letters.
    package let shadows: [DisplayShadow]
    /// The height of a line in this font, in points.
    package let lineHeight: CGFloat
    /// The part of the style that affects measurement.
    package let runStyle: RunStyle

    package init(
        font: FontFace, paint: DisplayPaint = .color(.named(.label)), tracking: CGFloat = 0,
        baselineOffset: CGFloat = 0,
        underline: DisplayTextLine? = nil, strikethrough: DisplayTextLine? = nil, background: DisplayColor? = nil,
        shadows: [DisplayShadow] = [], lineHeight: CGFloat
    ) {
        self.shadows = shadows
        self.background = background
        self.font = font
        self.paint = paint
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.lineHeight = lineHeight
        runStyle = RunStyle(font: font, tracking: tracking, baselineOffset: baselineOffset)
    }

    package static func == (left: DisplayTextStyle, right: DisplayTextStyle) -> Bool {
        left === right
            || left.font == right.font && left.paint == right.paint && left.tracking == right.tracking
                && left.baselineOffset == right.baselineOffset && left.underline == right.underline
                && left.strikethrough == right.strikethrough && left.background == right.background
                && left.lineHeight == right.lineHeight && left.shadows == right.shadows
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
    /// Nil for the text's own color.
    package var color: DisplayColor?

    package init(pattern: Pattern = .solid, color: DisplayColor? = nil) {
        self.pattern = pattern
        self.color = color
    }
}

package enum DisplayTextAlignment: UInt8, Hashable, Sendable {
    case leading, center, trailing
}
