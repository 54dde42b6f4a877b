internal import EspalierCCairo
package import Foundation

/// A PDF file that is drawn page by page.
package final class PDFFile {
    private let surface: OpaquePointer
    /// Draws on the current page.
    package let canvas: BitmapCanvas

    /// Creates a file at a path; nil if it cannot be written.
    ///
    /// - Parameter size: The size of the pages in points.
    package init?(path: String, size: CGSize) {
        guard size.width > 0, size.height > 0, size.width < 1e5, size.height < 1e5,
            let surface = cairo_pdf_surface_create(path, Double(size.width), Double(size.height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        // Filters draw pixels, three per point.
        canvas = BitmapCanvas(on: surface, density: 3)
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Ends a page. The next drawing begins another one.
    package func endPage() { cairo_surface_show_page(surface) }

    /// Writes the rest of the file. Later drawings have no effect.
    package func close() { cairo_surface_finish(surface) }
}
