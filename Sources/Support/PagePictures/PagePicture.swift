package import EspalierDisplayTree
import EspalierPainting
package import EspalierPictures
package import EspalierViews
package import Foundation

/// Draws pages on bitmaps, as browsers show them.
package enum PagePicture {
    /// Draws the part of a page at its left upper corner, on the ground of a window.
    ///
    /// - Parameters:
    ///   - size: The size of the part, in points.
    ///   - scale: The pixels per point.
    ///   - isDark: Whether the browser has the dark scheme. A page that asks for a scheme has that one.
    @MainActor
    package static func bitmap(
        of tree: DisplayTree, size: CGSize, scale: CGFloat, isDark: Bool, resources: AppResources
    ) throws(PictureFault) -> Bitmap {
        let isDark = tree.colorScheme.map { $0 == .dark } ?? isDark
        let canvas = try BitmapCanvas(size: size, scale: scale, isOpaque: true)
        let ground: Float = isDark ? 0 : 1
        canvas.setPattern(.color(CanvasColor(ground, ground, ground, 1)))
        canvas.beginPath()
        canvas.rectangle(CGRect(origin: .zero, size: size))
        canvas.fill(evenOdd: false)
        let painter = Painter(
            on: canvas, resources: ViewPaintingResources(resources), isDark: isDark, drawsControls: true)
        for node in tree.root.children { painter.paint(node) }
        return canvas.bitmap
    }
}
