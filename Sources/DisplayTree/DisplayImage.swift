/// A picture.
package final class DisplayImage: Sendable {
    package enum Source: Hashable, Sendable {
        /// An icon of the icon set by its name there, drawn in the paint; the renderer is handed the icons' outlines. A name that the set lacks
        /// draws a visible placeholder.
        case symbol(name: String)
        /// A file under `/public/` or an absolute address.
        case url(String)
    }

    package let source: Source
    /// A symbol's or a template's colour.
    package let paint: DisplayPaint?
    /// The text for who cannot see it; nil for decoration.
    package let alternative: String?

    package init(source: Source, paint: DisplayPaint? = nil, alternative: String? = nil) {
        self.source = source
        self.paint = paint
        self.alternative = alternative
    }
}
