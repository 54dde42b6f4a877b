import EspalierDisplayTree
import EspalierPictures
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `An image` {
    /// Two pixels by one: red and green.
    private func image() throws -> UIImage {
        UIImage(StoredPicture(try Bitmap(width: 2, height: 1, pixels: [0, 0, 255, 255, 0, 255, 0, 255])), scale: 1)
    }

    private func row(_ image: UIImage?) throws -> [[UInt8]] {
        let bitmap = try #require(image?.pixels).bitmap()
        return (0..<bitmap.width).map { bitmap.pixel(x: $0, y: 0) }
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let green: [UInt8] = [0, 255, 0, 255]

    @Test func `is flipped from left to right`() throws {
        #expect(try row(image().withHorizontallyFlippedOrientation()) == [green, red])
    }

    @Test func `is prepared in the background`() async throws {
        let image = try image()
        #expect(await image.byPreparingForDisplay() === image)
        let small = await image.byPreparingThumbnail(ofSize: CGSize(width: 4, height: 2))
        #expect(small?.size == CGSize(width: 4, height: 2))
        #expect(image.preparingForDisplay() === image)
        let damaged = try #require(UIImage(data: Data(image.pngData()!.prefix(40))))
        #expect(damaged.preparingForDisplay() == nil)
    }

    @Test func `that stretches keeps its edges in a tint too`() throws {
        let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let image = try image().resizableImage(withCapInsets: insets, resizingMode: .stretch)
        #expect(image.withTintColor(.red).capInsets == insets)
        #expect(image.withRenderingMode(.alwaysTemplate).resizingMode == .stretch)
        #expect(try self.image().resizableImage(withCapInsets: insets).resizingMode == .tile)
    }

    @Test func `that moves has the size of its first image`() throws {
        let moving = try #require(UIImage.animatedImage(with: [image(), image(), image()], duration: 0))
        #expect(moving.images?.count == 3 && moving.duration == 0.1)
        #expect(moving.size == CGSize(width: 2, height: 1))
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    private final class Framed: UIImageView {
        override init(image: UIImage?) {
            super.init(image: image)
            tag = 7
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func `makes a view whose class has an initializer of its own`() throws {
        let view = Framed(image: try image())
        #expect(view.tag == 7 && view.frame == CGRect(x: 0, y: 0, width: 2, height: 1))
    }

    private final class Saver {
        var results: [String] = []
        func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer) {
            results.append(error == nil ? "saved" : "failed")
        }
    }

    @Test func `is offered to the browser as a download`() throws {
        let page = TestPage { Text("Page") }
        page.update()
        let saver = Saver()
        let done = Selector("image", Saver.image(_:didFinishSavingWithError:contextInfo:))
        UIImageWriteToSavedPhotosAlbum(try image(), saver, done, nil)
        let tree = page.update()
        guard case .save(let files)? = tree.openings.first else {
            Issue.record("the page has no file: \(tree.openings)")
            return
        }
        #expect(files.map(\.name) == ["Image.png"] && saver.results == ["saved"])
        UIImageWriteToSavedPhotosAlbum(try #require(UIImage(systemName: "star")), saver, done, nil)
        page.update()
        #expect(saver.results == ["saved", "failed"])
    }
}
