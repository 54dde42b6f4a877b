import EspalierPictures
import EspalierViews
public import Foundation

/// The metadata of a PDF file.
open class UIGraphicsPDFRendererFormat: NSObject {
    /// The entries of the metadata, texts by the keys `kCGPDFContextTitle` and so on. Other entries have no effect.
    open var documentInfo: [String: Any] = [:]

    override public init() {}

    /// The usual one.
    public class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
    /// The usual one.
    public class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// The drawing of a PDF renderer. Nothing is drawn before the first page.
open class UIGraphicsPDFRendererContext: NSObject {
    /// The context that draws.
    public let cgContext: CGContext
    /// The format of the file.
    public let format: UIGraphicsPDFRendererFormat
    /// The rectangle of the current page, in points.
    open private(set) var pdfContextBounds: CGRect
    private let bounds: CGRect
    private var hasPage = false

    init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat, _ bounds: CGRect) {
        cgContext = context
        self.format = format
        pdfContextBounds = bounds
        self.bounds = bounds
    }

    /// Begins a page with the bounds of the renderer, and ends the page before it.
    open func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }

    /// Begins a page, and ends the page before it.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle of the page, in points. A page without a size has that of the page before it.
    ///   - pageInfo: It has no effect.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        endPage()
        hasPage = true
        if bounds.width > 0, bounds.height > 0 { pdfContextBounds = bounds }
        cgContext.document?.setSize(pdfContextBounds.size)
        cgContext.beginPDFPage(pageInfo)
        if pdfContextBounds.origin != .zero {
            cgContext.translateBy(x: -pdfContextBounds.minX, y: -pdfContextBounds.minY)
        }
    }

    /// Fills a rectangle with the fill color.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Strokes a rectangle with the stroke color.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Restricts the drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    final func endPage() {
        if hasPage { cgContext.endPDFPage() }
        hasPage = false
    }
}

/// Draws PDF files.
open class UIGraphicsPDFRenderer: NSObject {
    private let bounds: CGRect
    /// The format of the files.
    public let format: UIGraphicsPDFRendererFormat

    /// A renderer of pages of a rectangle, in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
        self.bounds = bounds
        self.format = format
    }

    private static let entries: [String: PDFFile.Entry] = [
        kCGPDFContextTitle: .title, kCGPDFContextAuthor: .author, kCGPDFContextSubject: .subject,
        kCGPDFContextKeywords: .keywords, kCGPDFContextCreator: .creator,
    ]

    /// Draws a file.
    ///
    /// - Throws: A `CocoaError` with the code `fileWriteUnknown` if the file cannot be written, or the pages have no size.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        var box = CGRect(origin: .zero, size: bounds.size)
        guard let context = CGContext(url, mediaBox: &box, nil) else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url])
        }
        context.turnsImages = true
        for (key, entry) in Self.entries {
            if let text = format.documentInfo[key] as? String { context.document?.set(entry, text) }
        }
        CGContext.push(context)
        defer { CGContext.pop() }
        let drawing = UIGraphicsPDFRendererContext(context, format, bounds)
        actions(drawing)
        drawing.endPage()
        context.closePDF()
    }

    /// Draws a file, and returns its bytes. They are empty, with a line in the log, if the pages have no size.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        do {
            try writePDF(to: url, withActions: actions)
            return try Data(contentsOf: url)
        } catch {
            Warning.log("a PDF file is not drawn: \(error)")
            return Data()
        }
    }
}

/// The key of a PDF file's title.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The key of a PDF file's author.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The key of a PDF file's subject.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The key of a PDF file's keywords, separated by commas.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The key of the program that created a PDF file.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
