import EspalierViews
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `A renderer of PDF files` {
    private let box = CGRect(x: 0, y: 0, width: 200, height: 100)

    @Test func `draws pages of its size`() throws {
        let renderer = UIGraphicsPDFRenderer(bounds: box)
        let data = renderer.pdfData { context in
            for _ in 0..<2 {
                context.beginPage()
                UIColor.red.setFill()
                context.fill(CGRect(x: 10, y: 10, width: 50, height: 20))
            }
            #expect(context.pdfContextBounds == box)
        }
        #expect(data.starts(with: Data("%PDF-".utf8)))
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("/Count 2") && text.contains("200 100"))
    }

    @Test func `writes pages of other sizes, and its metadata`() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "Invoice", kCGPDFContextAuthor: "Ada", "other": 3] as [String: Any]
        let data = UIGraphicsPDFRenderer(bounds: box, format: format).pdfData { context in
            context.beginPage()
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 300, height: 400), pageInfo: [:])
            #expect(context.pdfContextBounds.size == CGSize(width: 300, height: 400))
            context.beginPage(withBounds: .zero, pageInfo: [:])
            #expect(context.pdfContextBounds.size == CGSize(width: 300, height: 400))
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("/Count 3") && text.contains("300 400"))
        #expect(text.contains("Invoice") && text.contains("Ada"))
    }

    @Test func `writes a file, or reports that it cannot`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        try UIGraphicsPDFRenderer(bounds: box).writePDF(to: url) { $0.beginPage() }
        #expect(try Data(contentsOf: url).starts(with: Data("%PDF-".utf8)))
        #expect(throws: CocoaError.self) {
            try UIGraphicsPDFRenderer(bounds: .zero).writePDF(to: url) { $0.beginPage() }
        }
        let missing = URL(fileURLWithPath: "/nowhere/\(UUID().uuidString)/a.pdf")
        #expect(throws: CocoaError.self) { try UIGraphicsPDFRenderer(bounds: box).writePDF(to: missing) { _ in } }
        #expect(UIGraphicsPDFRenderer(bounds: .zero).pdfData { _ in }.isEmpty)
    }
}
