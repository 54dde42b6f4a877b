import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierPictures
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A layer that an app draws` {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private final class Painter: NSObject, CALayerDelegate {
        var layouts = 0
        func draw(_ layer: CALayer, in ctx: CGContext) {
            ctx.setFillColor(UIColor.red.cgColor)
            ctx.fill(CGRect(x: 2, y: 3, width: 10, height: 4))
        }
        func layoutSublayers(of layer: CALayer) { layouts += 1 }
    }

    private final class Ring: CALayer {
        let inner = CALayer()
        override init() {
            super.init()
            inner.backgroundColor = UIColor.blue.cgColor
            addSublayer(inner)
        }
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(UIColor.red.cgColor)
            ctx.fill(CGRect(x: 0, y: 0, width: 7, height: 8))
        }
        override func layoutSublayers() {
            super.layoutSublayers()
            inner.frame = bounds.insetBy(dx: 5, dy: 5)
        }
    }

    private func page(_ layer: CALayer) -> TestPage {
        let view = UIView(frame: .zero)
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        view.layer.addSublayer(layer)
        return TestPage { Shown(view: view).frame(width: 100, height: 100) }
    }

    @Test func `is drawn and laid out by its delegate`() {
        let (layer, painter) = (CALayer(), Painter())
        layer.delegate = painter
        let page = page(layer)
        #expect(page.nodes.contains { "\($0.type)" == "Canvas" })
        #expect(painter.layouts == 1)
        layer.frame.size.width = 20
        page.update()
        #expect(painter.layouts == 2)
    }

    @Test func `is drawn and laid out by its class`() {
        let ring = Ring()
        let page = page(ring)
        #expect(page.nodes.contains { "\($0.type)" == "Canvas" })
        // The representable is at (100, 50), the layer at (10, 10) of it.
        #expect(page.frames(ofType: "Shape") == [CGRect(x: 115, y: 65, width: 30, height: 30)])
    }

    @Test func `of a view is laid out by the view before its subviews`() {
        final class Stage: UIView {
            let glow = CALayer()
            override func layoutSublayers(of layer: CALayer) {
                super.layoutSublayers(of: layer)
                glow.frame = bounds
            }
        }
        let stage = Stage(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        stage.layer.addSublayer(stage.glow)
        stage.layoutIfNeeded()
        #expect(stage.glow.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(stage.layer.delegate === stage)
    }

    @Test func `shows a part of its image`() throws {
        let pixels = (0..<200).flatMap { _ in [0, 0, 255, 255] as [UInt8] }
        let layer = CALayer()
        layer.contents = CGImage(StoredPicture(try Bitmap(width: 20, height: 10, pixels: pixels)))
        layer.contentsGravity = .topLeft
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.25, height: 1)
        #expect(page(layer).frames(ofType: "Image") == [CGRect(x: 110, y: 60, width: 5, height: 10)])
    }
}

@MainActor @Suite struct `A transform of sublayers` {
    @Test func `is about the anchor of the layer around`() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        inner.frame = CGRect(x: 10, y: 20, width: 20, height: 20)
        outer.addSublayer(inner)
        outer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        // The corner is 40 points left of the middle and 30 above, then 80 and 60: moved by 40 and 30.
        let shown = inner.shownTransform(in: outer)
        #expect(shown.m11 == 2 && shown.m22 == 2 && shown.m41 == -40 && shown.m42 == -30)
        outer.sublayerTransform = CATransform3DIdentity
        #expect(inner.shownTransform(in: outer) == CATransform3DIdentity)
    }

    @Test(arguments: [("multiplyBlendMode", BlendMode.multiply), ("screenBlendMode", .screen)])
    func `or the name of a filter changes the drawing`(_ name: String, _ mode: BlendMode) {
        let layer = CALayer()
        layer.compositingFilter = name
        #expect(layer.blendMode == mode)
        layer.compositingFilter = "CIGaussianBlur"
        #expect(layer.blendMode == nil)
    }
}
