import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierPictures
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A layer` {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    /// The page whose fonts drawings use.
    private let page = TestPage { Text("Page") }

    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    private static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor

    /// Red, green, blue and opacity at places of the picture of a view.
    private func pixels(_ view: UIView, _ places: (Int, Int)...) throws -> [[UInt8]] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { context in
            view.layer.render(in: context.cgContext)
        }
        let bitmap = try #require(image.pixels).bitmap()
        return places.map { bitmap.pixel(x: $0.0, y: $0.1) }
    }

    @Test func `of the app is shown at its frame in the view`() {
        let view = UIView(frame: .zero)
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.backgroundColor = Self.red
        view.layer.addSublayer(layer)
        let page = TestPage { Shown(view: view).frame(width: 100, height: 100) }
        #expect(page.frames(ofType: "Shape") == [CGRect(x: 110, y: 70, width: 30, height: 40)])
        layer.frame.origin.x = 50
        page.update()
        #expect(page.frames(ofType: "Shape") == [CGRect(x: 150, y: 70, width: 30, height: 40)])
        layer.removeFromSuperlayer()
        page.update()
        #expect(page.frames(ofType: "Shape") == [] && view.layer.sublayers == nil)
    }

    @Test func `is behind or in front of the subviews`() throws {
        page.update()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let subview = UIView(frame: view.bounds)
        subview.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(subview)
        let (back, front) = (CALayer(), CALayer())
        (back.frame, front.frame) = (view.bounds, CGRect(x: 10, y: 0, width: 10, height: 20))
        (back.backgroundColor, front.backgroundColor) = (Self.red, Self.green)
        view.layer.insertSublayer(back, at: 0)
        view.layer.addSublayer(front)
        #expect(view.layer.sublayers == [back, front])
        #expect(try pixels(view, (5, 5), (15, 5)) == [[0, 0, 255, 255], [0, 255, 0, 255]])
    }

    @Test func `with a gradient runs from one color to the other`() throws {
        page.update()
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        let layer = try #require(view.layer as? CAGradientLayer)
        layer.colors = [Self.red, Self.green]
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        let colors = try pixels(view, (1, 5), (98, 5))
        #expect(colors[0][0] > 240 && colors[0][1] < 15)
        #expect(colors[1][0] < 15 && colors[1][1] > 240)
        // Both colors at the same place make an edge.
        layer.locations = [0.5, 0.5]
        #expect(try pixels(view, (45, 5), (55, 5)) == [[255, 0, 0, 255], [0, 255, 0, 255]])
    }

    @Test func `with a path is filled and stroked, though its frame is empty`() throws {
        page.update()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
        shape.fillColor = Self.red
        shape.strokeColor = Self.green
        shape.lineWidth = 4
        view.layer.addSublayer(shape)
        #expect(try pixels(view, (20, 20), (20, 10), (2, 2)) == [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 0, 0]])
        shape.fillColor = nil
        // The first quarter of the line is the upper side.
        shape.strokeEnd = 0.25
        #expect(try pixels(view, (20, 20), (20, 10), (20, 30)) == [[0, 0, 0, 0], [0, 255, 0, 255], [0, 0, 0, 0]])
    }

    @Test func `of a path is animated with the changes of views`() throws {
        let view = UIView(frame: .zero)
        let ring = CAShapeLayer()
        ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
        ring.fillColor = nil
        ring.strokeColor = Self.green
        ring.strokeEnd = 0.25
        view.layer.addSublayer(ring)
        let page = TestPage { Shown(view: view).frame(width: 100, height: 100) }
        UIView.animate(withDuration: 1) { ring.strokeEnd = 1 }
        page.update()
        #expect(page.nodes.first { "\($0.type)" == "Shape" }?.animation != nil)
    }

    @Test func `is a mask for a view`() throws {
        page.update()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = UIColor(cgColor: Self.red)
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 40)).cgPath
        view.layer.mask = mask
        #expect(try pixels(view, (10, 20), (30, 20)) == [[255, 0, 0, 255], [0, 0, 0, 0]])
    }

    @Test func `is not added to itself`() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.addSublayer(outer)
        #expect(outer.sublayers == [inner] && inner.sublayers == nil && inner.superlayer === outer)
    }

    @Test func `of a view is drawn into a rectangle, and as a snapshot`() throws {
        page.update()
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        label.text = "A"
        label.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(label)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { _ in
            view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 40, height: 40), afterScreenUpdates: true)
        }
        // The letter is a square of 8 points at (1, 5), drawn in twice the size.
        let bitmap = try #require(image.pixels).bitmap()
        #expect(bitmap.pixel(x: 10, y: 20) == [0, 0, 255, 255] && bitmap.pixel(x: 30, y: 20) == [0, 0, 0, 0])
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
        #expect(snapshot.bounds.size == CGSize(width: 20, height: 20))
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
        #expect(UIView(frame: .zero).snapshotView(afterScreenUpdates: false) == nil)
    }
}
