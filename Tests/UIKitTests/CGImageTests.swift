import EspalierDisplayTree
import EspalierPictures
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `An image of pixels` {
    /// Three pixels by one: red, green and blue.
    private func row() throws -> CGImage {
        CGImage(
            StoredPicture(
                try Bitmap(width: 3, height: 1, pixels: [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255])))
    }

    private func pixels(_ image: CGImage?) throws -> [[UInt8]] {
        let bitmap = try #require(image).stored.bitmap()
        return (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap.pixel(x: $0, y: y) } }
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let green: [UInt8] = [0, 255, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]

    @Test func `knows its size in pixels`() throws {
        let image = try row()
        #expect(image.width == 3)
        #expect(image.height == 1)
        #expect(UIImage(cgImage: image, scale: 2, orientation: .up).size == CGSize(width: 1.5, height: 0.5))
    }

    @Test func `is cropped to a rectangle`() throws {
        let image = try row()
        #expect(try pixels(image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5))) == [green, blue])
        #expect(image.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
    }

    @Test func `is turned to be upright`() throws {
        let image = try row()
        func turned(_ orientation: UIImage.Orientation) throws -> [[UInt8]] {
            try pixels(UIImage(cgImage: image, scale: 1, orientation: orientation).cgImage)
        }
        #expect(try turned(.up) == [red, green, blue])
        #expect(try turned(.down) == [blue, green, red])
        #expect(try turned(.upMirrored) == [blue, green, red])
        #expect(try turned(.right) == [red, green, blue])
        #expect(try turned(.left) == [blue, green, red])
        #expect(UIImage(cgImage: image, scale: 1, orientation: .right).size == CGSize(width: 1, height: 3))
    }

    @Test func `is shown with a label, or as decoration`() throws {
        let image = try row()
        let page = TestPage {
            Image(image, scale: 1, orientation: .left, label: Text("Colors"))
            Image(decorative: image, scale: 0.5)
        }
        var shown: [(CGSize, String?)] = []
        func visit(_ node: DisplayNode) {
            if case .image(let image) = node.content { shown.append((node.frame.size, image.alternative)) }
            node.children.forEach(visit)
        }
        visit(page.tree.root)
        #expect(shown.map(\.0) == [CGSize(width: 1, height: 3), CGSize(width: 6, height: 2)])
        #expect(shown.map(\.1) == ["Colors", nil])
    }

    @Test func `is drawn into and taken from a context`() throws {
        let image = try row()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        _ = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: format).image { context in
            context.cgContext.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 1))
            #expect((try? pixels(context.cgContext.makeImage())) == [red, green, blue])
        }
    }
}
