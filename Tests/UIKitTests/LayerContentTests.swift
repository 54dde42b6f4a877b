import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierPictures
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `The contents of a layer` {
    private let page = TestPage { Text("Page") }

    /// A field of red beside one of green, each ten pixels wide and high.
    private func image() throws -> CGImage {
        let row = (0..<20).flatMap { column -> [UInt8] in column < 10 ? [0, 0, 255, 255] : [0, 255, 0, 255] }
        return CGImage(
            StoredPicture(try Bitmap(width: 20, height: 10, pixels: (0..<10).flatMap { _ in row })))
    }

    private func pixels(_ view: UIView, _ places: (Int, Int)...) throws -> [[UInt8]] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { context in
            view.layer.render(in: context.cgContext)
        }
        let bitmap = try #require(image.pixels).bitmap()
        return places.map { bitmap.pixel(x: $0.0, y: $0.1) }
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let green: [UInt8] = [0, 255, 0, 255]
    private let clear: [UInt8] = [0, 0, 0, 0]

    @Test func `fill it, are as large as fits, or have their own size`() throws {
        page.update()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.layer.contents = try image()
        let shown = TestPage { Shown(view: view).frame(width: 20, height: 20) }
        func frames() -> [CGRect] {
            shown.update()
            return shown.frames(ofType: "Image")
        }
        #expect(frames() == [CGRect(x: 140, y: 90, width: 20, height: 20)])
        view.layer.contentsGravity = .resizeAspect
        #expect(frames() == [CGRect(x: 140, y: 95, width: 20, height: 10)])
        view.layer.contentsGravity = .bottomLeft
        #expect(frames() == [CGRect(x: 140, y: 100, width: 20, height: 10)])
        view.layer.contents = nil
        #expect(frames() == [])
    }

    @Test func `are in front of another layer by their position in depth`() throws {
        page.update()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (first, second) = (CALayer(), CALayer())
        for layer in [first, second] {
            layer.frame = view.bounds
            view.layer.addSublayer(layer)
        }
        first.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
        second.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
        #expect(try pixels(view, (5, 5)) == [green])
        first.zPosition = 1
        #expect(try pixels(view, (5, 5)) == [red])
    }

    @Test func `move with the anchor`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.layer.anchorPoint = .zero
        #expect(view.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
        view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(view.center == CGPoint(x: 10, y: 20))
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        layer.anchorPoint = CGPoint(x: 1, y: 1)
        #expect(layer.frame == CGRect(x: -40, y: -5, width: 100, height: 50))
    }

    @Test func `turn about the anchor`() throws {
        page.update()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let layer = CALayer()
        layer.anchorPoint = .zero
        layer.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        layer.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
        layer.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        view.layer.addSublayer(layer)
        #expect(try pixels(view, (5, 5), (15, 15)) == [red, clear])
    }

    @Test func `leave the plane of a view by a transform in space`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.layer.transform = CATransform3DMakeScale(2, 1, 1)
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 1))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        let turned = CATransform3DRotate(perspective, 1, 0, 1, 0)
        view.layer.transform = turned
        #expect(view.transform3D == turned)
        view.transform = .identity
        #expect(CATransform3DIsIdentity(view.layer.transform))
    }
}
