import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor
@Suite struct `A style of images` {
    private final class Album: ImageCatalog {
        func image(named name: String, bundle: String?, traits: ImageTraits) -> AppImage? {
            name == "tile" ? AppImage(address: "/public/tile.png", size: CGSize(width: 20, height: 10)) : nil
        }
    }

    private final class Files: PictureFiles {
        func symbolMarkup(_ name: String) -> [UInt8]? { Array(#"<path d="M0 0h8v8z"/>"#.utf8) }
        func data(at address: String) -> Data? { nil }
        func part(_ part: CGRect, of image: AppImage) -> LoadedImage? {
            let size = CGSize(width: image.size.width * part.width, height: image.size.height * part.height)
            return LoadedImage(AppImage(address: "/public/part.png", size: size), of: self)
        }
    }

    private func resources() -> AppResources {
        let resources = AppResources(measurer: TenByTenFont())
        resources.images = Album()
        resources.pictures = Files()
        return resources
    }

    /// The paint of the only shape.
    private func paint(_ style: some ShapeStyle) -> DisplayImagePaint? {
        let page = TestPage(resources: resources()) { Rectangle().fill(style) }
        for node in page.nodes {
            guard case .shape(let shape) = node.content, case .image(let paint)? = shape.fill else { continue }
            return paint
        }
        return nil
    }

    @Test func `repeats an image in its size, times a factor`() {
        #expect(
            paint(.image(Image("tile")))
                == DisplayImagePaint(address: "/public/tile.png", size: CGSize(width: 20, height: 10)))
        #expect(paint(ImagePaint(image: Image("tile"), scale: 0.5))?.size == CGSize(width: 10, height: 5))
        #expect(paint(ImagePaint(image: Image("tile"), scale: -1))?.size == CGSize(width: 20, height: 10))
    }

    @Test func `repeats a part of an image`() {
        let half = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        #expect(
            paint(.image(Image("tile"), sourceRect: half))
                == DisplayImagePaint(address: "/public/part.png", size: CGSize(width: 10, height: 10)))
    }

    @Test func `repeats a symbol in the foreground style`() throws {
        let page = TestPage(resources: resources()) {
            Rectangle().fill(.image(Image(systemName: "star"))).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        let node = page.nodes.first { if case .shape = $0.content { true } else { false } }
        guard case .shape(let shape)? = node?.content, case .image(let paint)? = shape.fill else {
            Issue.record("no image")
            return
        }
        let start = "data:image/svg+xml;base64,"
        #expect(paint.address.hasPrefix(start))
        let file = String(
            decoding: try #require(Data(base64Encoded: String(paint.address.dropFirst(start.count)))), as: UTF8.self)
        #expect(file.contains(#"fill="rgb(255,0,0)""#))
        #expect(file.contains(#"<path d="M0 0h8v8z"/>"#))
    }

    @Test func `of an unknown image draws nothing`() {
        #expect(paint(.image(Image("none"))) == nil)
    }

    @Test func `shades a canvas from a point on`() {
        let page = TestPage(resources: resources()) {
            Canvas { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .tiledImage(Image("tile"), origin: CGPoint(x: 3, y: 4)))
            }
        }
        for node in page.nodes {
            guard case .drawing(let list) = node.content,
                case .fill(_, .image(let paint), _)? = list.steps.first?.content
            else { continue }
            #expect(paint.origin == CGPoint(x: 3, y: 4))
            return
        }
        Issue.record("no drawing")
    }
}
