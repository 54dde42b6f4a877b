@_exported public import Foundation
public import UIKit
import EspalierUnavailable

/// A view of a document.
@available(*, unavailable, message: "PDF is not part of Espalier. Open the file with a Link, which the browser shows.")
open class PDFView: UIView {
    /// A member of the framework.
    public var document: PDFDocument?
    /// A member of the framework.
    public var autoScales = false
    /// A member of the framework.
    public var displayMode: PDFDisplayMode = .singlePage
    /// A member of the framework.
    public var displayDirection: PDFDisplayDirection = .vertical
    /// A member of the framework.
    public func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    /// A member of the framework.
    public func go(to page: PDFPage) {}
}

/// A document.
@available(*, unavailable, message: "PDF is not part of Espalier. Open the file with a Link, which the browser shows.")
open class PDFDocument: NSObject {
    /// A document.
    public override init() {}
    /// A document.
    public init?(url: URL) {}
    /// A document.
    public init?(data: Data) {}

    /// A member of the framework.
    @available(
        *, unavailable, message: "PDF is not part of Espalier. Open the file with a Link, which the browser shows."
    )
    public var pageCount: Int { 0 }
    /// A member of the framework.
    public var string: String? { nil }
    /// A member of the framework.
    public func page(at index: Int) -> PDFPage? { nil }
    /// A member of the framework.
    public func insert(_ page: PDFPage, at index: Int) {}
    /// A member of the framework.
    public func dataRepresentation() -> Data? { nil }
    /// A member of the framework.
    @discardableResult
    public func write(to url: URL) -> Bool { false }
}

/// A page.
@available(*, unavailable, message: "PDF is not part of Espalier. Open the file with a Link, which the browser shows.")
open class PDFPage: NSObject {
    /// A page.
    public init?(image: UIImage) {}

    /// A member of the framework.
    @available(
        *, unavailable, message: "PDF is not part of Espalier. Open the file with a Link, which the browser shows."
    )
    public var string: String? { nil }
    /// A member of the framework.
    public func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
    /// A member of the framework.
    public func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        unavailable()
    }
}

/// A note on a page.
@available(*, unavailable, message: "PDF is not part of Espalier. Open the file with a Link, which the browser shows.")
open class PDFAnnotation: NSObject {}

/// A part of a text.
@available(*, unavailable, message: "PDF is not part of Espalier. Open the file with a Link, which the browser shows.")
open class PDFSelection: NSObject {}

/// Small pages.
@available(*, unavailable, message: "PDF is not part of Espalier. Open the file with a Link, which the browser shows.")
open class PDFThumbnailView: UIView {}

/// How pages are shown.
@available(*, unavailable, message: "PDF is not part of Espalier. Open the file with a Link, which the browser shows.")
public enum PDFDisplayMode: Int {
    /// The values of the framework.
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// How pages are ordered.
@available(*, unavailable, message: "PDF is not part of Espalier. Open the file with a Link, which the browser shows.")
public enum PDFDisplayDirection: Int {
    /// The values of the framework.
    case vertical, horizontal
}

/// A part of a page.
@available(*, unavailable, message: "PDF is not part of Espalier. Open the file with a Link, which the browser shows.")
public enum PDFDisplayBox: Int {
    /// The values of the framework.
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}
