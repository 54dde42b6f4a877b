package import EspalierDisplayTree
package import EspalierLayoutEngine
package import EspalierPictures

/// The fonts, colors and files with which a painter draws.
package protocol PaintingResources {
    /// The elements inside the SVG of an icon, of 16 by 16 units; nil for an unknown name.
    func symbolMarkup(_ name: String) -> [UInt8]?

    /// The components of a color in a scheme.
    func components(of color: DisplayColor, isDark: Bool) -> CanvasColor

    /// The letters of a run; nil without fonts.
    func outlines(of run: MeasuredRun) -> GlyphOutlines?

    func metrics(of font: FontFace) -> FontMetrics

    /// The picture at an address of a page; nil if there is none that can be decoded.
    ///
    /// - Parameter pixels: The size that is needed.
    func bitmap(at address: String, atLeast pixels: (width: Int, height: Int)) -> Bitmap?
}
