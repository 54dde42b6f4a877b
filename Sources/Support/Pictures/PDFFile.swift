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

    /// Sets the size of the current page and the following ones, in points. The current page has no drawing yet. A size that a file cannot have
    /// changes nothing.
    package func setSize(_ size: CGSize) {
        guard size.width > 0, size.height > 0, size.width < 1e5, size.height < 1e5 else { return }
        cairo_pdf_surface_set_size(surface, Double(size.width), Double(size.height))
    }

    /// An entry of the metadata.
    package enum Entry: Sendable {
        case title, author, subject, keywords, creator
    }

    /// Sets an entry of the metadata.
    package func set(_ entry: Entry, _ text: String) {
        let key =
            switch entry {
            case .title: CAIRO_PDF_METADATA_TITLE
            case .author: CAIRO_PDF_METADATA_AUTHOR
            case .subject: CAIRO_PDF_METADATA_SUBJECT
            case .keywords: CAIRO_PDF_METADATA_KEYWORDS
            case .creator: CAIRO_PDF_METADATA_CREATOR
            }
        cairo_pdf_surface_set_metadata(surface, key, text)
    }

    /// Ends a page. The next drawing begins another one.
    package func endPage() { cairo_surface_show_page(surface) }

    /// Writes the rest of the file. Later drawings have no effect.
    package func close() { cairo_surface_finish(surface) }
}
