import Combine
import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierPictures
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `An image of a view` {
    private let page = TestPage { Text("Page") }

    /// A renderer on the page, which is the one in use.
    private func renderer<Content: View>(of content: Content) -> ImageRenderer<Content> {
        page.graph.host.displayScale = page.graph.host.displayScale == 1 ? 2 : 1
        page.update()
        return ImageRenderer(content: content)
    }

    /// Red, green, blue and opacity at places of an image.
    private func pixels(_ image: UIImage?, _ places: (Int, Int)...) throws -> [[UInt8]] {
        let bitmap = try #require(image?.pixels).bitmap()
        return places.map { bitmap.pixel(x: $0.0, y: $0.1) }
    }

    @Test func `has the ideal size of the view, and its pixels per point`() throws {
        let renderer = self.renderer(of: Color.red.frame(width: 30, height: 20))
        #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 30, height: 20))
        #expect(image.scale == 2)
        #expect(image.cgImage?.width == 60)
        #expect(renderer.cgImage?.height == 40)
    }

    @Test func `has the size that the view chooses for the proposed one`() throws {
        let renderer = self.renderer(of: Color.blue)
        #expect(renderer.uiImage?.size == CGSize(width: 10, height: 10))
        renderer.proposedSize = ProposedViewSize(width: 40, height: nil)
        #expect(renderer.uiImage?.size == CGSize(width: 40, height: 10))
        let text = self.renderer(of: Text("one two"))
        #expect(text.uiImage?.size == CGSize(width: 70, height: 10))
        text.proposedSize.width = 40
        #expect(text.uiImage?.size == CGSize(width: 30, height: 20))
    }

    @Test func `shows shapes, texts and colors where the page has them`() throws {
        let renderer = self.renderer(
            of: HStack(spacing: 0) {
                Text("A").foregroundStyle(Color(red: 0, green: 1, blue: 0))
                Rectangle().fill(Color(red: 0, green: 0, blue: 1)).frame(width: 10, height: 10)
            }
            .padding(5).background(Color(white: 1)))
        // The letter is the square from (6, 5) to (14, 13).
        #expect(
            try pixels(renderer.uiImage, (5, 6), (6, 5), (13, 12), (14, 6), (6, 13), (15, 5), (24, 14))
                == [
                    [255, 255, 255, 255], [0, 255, 0, 255], [0, 255, 0, 255], [255, 255, 255, 255],
                    [255, 255, 255, 255], [0, 0, 255, 255], [0, 0, 255, 255],
                ])
    }

    @Test func `underlines letters and draws a box for a character without glyph`() throws {
        let text = Text("A\u{4E00}").underline().foregroundStyle(Color(red: 1, green: 0, blue: 0))
        let found = try pixels(renderer(of: text).uiImage, (3, 9), (15, 5), (12, 5))
        #expect(found[0] == [255, 0, 0, 255])
        #expect(found[1] == [0, 0, 0, 0])
        #expect(found[2][3] > 0)
    }

    @Test func `is transparent where nothing is drawn, or black if it is opaque`() throws {
        let renderer = self.renderer(of: Color.clear.frame(width: 4, height: 4))
        #expect(try pixels(renderer.uiImage, (1, 1)) == [[0, 0, 0, 0]])
        renderer.isOpaque = true
        #expect(try pixels(renderer.uiImage, (1, 1)) == [[0, 0, 0, 255]])
    }

    @Test func `has the light scheme unless the view sets another one`() throws {
        page.graph.host.prefersDarkScheme = true
        let square = Color.primary.frame(width: 4, height: 4)
        #expect(try pixels(renderer(of: square).uiImage, (1, 1)) == [[0, 0, 0, 255]])
        let other = square.environment(\.colorScheme, .dark)
        #expect(try pixels(renderer(of: other).uiImage, (1, 1)) == [[255, 255, 255, 255]])
        let preferred = square.preferredColorScheme(.dark)
        #expect(try pixels(renderer(of: preferred).uiImage, (1, 1)) == [[255, 255, 255, 255]])
    }

    @Test func `is drawn anew for another content`() throws {
        let renderer = self.renderer(of: Color(white: 1).frame(width: 4, height: 4))
        #expect(try pixels(renderer.uiImage, (1, 1)) == [[255, 255, 255, 255]])
        renderer.content = Color(white: 0).frame(width: 4, height: 4)
        #expect(try pixels(renderer.uiImage, (1, 1)) == [[0, 0, 0, 255]])
    }

    private final class Counter: ObservableObject {
        @Published var width: CGFloat = 10
    }

    private struct Bar: View {
        @ObservedObject var counter: Counter
        var body: some View { Color.red.frame(width: counter.width, height: 4) }
    }

    @Test func `is announced when the state of the view changes`() throws {
        let counter = Counter()
        let renderer = self.renderer(of: Bar(counter: counter))
        var changes = 0
        let listener = renderer.objectWillChange.sink { changes += 1 }
        defer { listener.cancel() }
        #expect(renderer.uiImage?.size.width == 10)
        counter.width = 20
        #expect(changes == 1)
        #expect(renderer.uiImage?.size.width == 20)
        renderer.scale = 3
        #expect(changes == 2)
    }

    @Test func `leaves the page that is in use as it is`() throws {
        _ = renderer(of: Text("A")).uiImage
        #expect(ViewGraph.current === page.graph)
        #expect(page.texts == ["Page"])
    }

    @Test func `can be made by an action`() throws {
        struct Maker: View {
            @State private var image: UIImage?
            var body: some View {
                Button("Make") {
                    withAnimation { image = ImageRenderer(content: Color.red.frame(width: 8, height: 8)).uiImage }
                }
                if let image { Image(uiImage: image) }
            }
        }
        let page = TestPage { Maker() }
        try page.tap("Make")
        var images = 0
        func visit(_ node: DisplayNode) {
            if case .image(let image) = node.content, case .url(let url) = image.source {
                #expect(url.hasPrefix("/public/pictures/"))
                #expect(node.frame.size == CGSize(width: 8, height: 8))
                images += 1
            }
            node.children.forEach(visit)
        }
        visit(page.tree.root)
        #expect(images == 1)
    }

    @Test func `is drawn into another image at a place`() throws {
        let renderer = self.renderer(of: Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 4))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
            renderer.render { size, draw in
                #expect(size == CGSize(width: 4, height: 4))
                context.cgContext.translateBy(x: 5, y: 5)
                draw(context.cgContext)
            }
        }
        #expect(try pixels(image, (4, 4), (5, 5), (9, 9)) == [[0, 0, 0, 0], [255, 0, 0, 255], [0, 0, 0, 0]])
    }

    @Test func `is a page of a PDF file`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        renderer(of: Text("A").frame(width: 100, height: 50)).render { size, draw in
            var box = CGRect(origin: .zero, size: size)
            guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
            pdf.beginPDFPage(nil)
            draw(pdf)
            pdf.endPDFPage()
            pdf.closePDF()
        }
        let file = try Data(contentsOf: url)
        #expect(file.prefix(5) == Data("%PDF-".utf8))
        #expect(file.range(of: Data("/MediaBox [ 0 0 100 50 ]".utf8)) != nil)
    }

    @Test func `of nothing is nil`() {
        #expect(renderer(of: EmptyView()).uiImage == nil)
        let huge = renderer(of: Color.red.frame(width: 100_000, height: 100_000))
        #expect(huge.cgImage == nil)
    }
}
