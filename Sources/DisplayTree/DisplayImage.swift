package import EspalierLayoutEngine
package import Foundation

/// An image or a symbol, with the way in which it fills its frame.
package final class DisplayImage: Sendable {
    package enum Source: Hashable, Sendable {
        /// An icon of the icon set, filled with the paint. The renderer receives the icons' outlines. An unknown name
        /// draws a visible placeholder.
        case symbol(name: String)
        /// A file under `/public/` or an absolute URL.
        case url(String)
    }

    /// Modes of filling the frame with a file's image.
    package enum Fitting: Hashable, Sendable {
        case stretched
        /// In tiles of this size, starting at the top left corner.
        case tiled(CGSize)
        /// Margins of this width in points keep their size. The area between them is stretched or tiled. The file has
        /// `scale` pixels per point.
        case sliced(EdgeInsets, scale: CGFloat, isTiled: Bool)
    }

    /// The addresses of an image in the light and in the dark scheme.
    package struct SchemeAddresses: Hashable, Sendable {
        package let light: String
        package let dark: String

        package init(light: String, dark: String) {
            self.light = light
            self.dark = dark
        }
    }

    package let source: Source
    /// The addresses of an image that differs in the two schemes; nil for all others. `source` is then the address for
    /// the scheme that the server knows.
    package let schemes: SchemeAddresses?
    package let fitting: Fitting
    /// Whether the image is a template: its shape is filled with the paint.
    package let isTemplate: Bool
    /// Whether an enlarged image shows its pixels as squares.
    package let isPixelated: Bool
    /// The paint of a symbol or a template.
    package let paint: DisplayPaint?
    /// The description for assistive technology; nil for decoration.
    package let alternative: String?
    /// Colors and effects of a symbol; nil for a plain one.
    package let drawing: DisplaySymbolDrawing?

    package init(
        source: Source, schemes: SchemeAddresses? = nil, fitting: Fitting = .stretched, isTemplate: Bool = false,
        isPixelated: Bool = false, paint: DisplayPaint? = nil, alternative: String? = nil,
        drawing: DisplaySymbolDrawing? = nil
    ) {
        self.source = source
        self.schemes = schemes
        self.fitting = fitting
        self.isTemplate = isTemplate
        self.isPixelated = isPixelated
        self.paint = paint
        self.alternative = alternative
        self.drawing = drawing
    }

    /// Whether both images look the same and have the same description.
    package func isInterchangeable(with other: DisplayImage) -> Bool {
        self === other
            || source == other.source && paint == other.paint && alternative == other.alternative
                && fitting == other.fitting && isTemplate == other.isTemplate && isPixelated == other.isPixelated
                && drawing == other.drawing && schemes == other.schemes
    }
}
