import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierPictures
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

/// A view that a closure draws.
private final class Sketch: UIView {
    let drawing: (CGContext) -> Void

    init(_ drawing: @escaping (CGContext) -> Void) {
        self.drawing = drawing
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { drawing(context) }
    }
}

private struct ShownSketch: UIViewRepresentable {
    let view: Sketch
    func makeUIView(context: Context) -> Sketch { view }
    func updateUIView(_ view: Sketch, context: Context) {}
}

@MainActor @Suite struct `The drawing of a view` {
    private let clear: [UInt8] = [0, 0, 0, 0]
    private let red: [UInt8] = [255, 0, 0, 255]
    private let green: [UInt8] = [0, 255, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]

    private func page(_ draw: @escaping (CGContext) -> Void) -> TestPage {
        let view = Sketch(draw)
        return TestPage { ShownSketch(view: view).frame(width: 20, height: 10) }
    }

    private func drawing(_ draw: @escaping (CGContext) -> Void) throws -> CanvasDisplayList {
        let page = page(draw)
        for node in page.nodes { if case .drawing(let drawing) = node.content { return drawing } }
        throw CancellationError()
    }

    /// The pixels of the drawing, as the page shows it.
    private func pixels(_ places: (Int, Int)..., draw: @escaping (CGContext) -> Void) throws -> [[UInt8]] {
        let page = page { _ in }
        _ = page.update()
        let renderer = ImageRenderer(content: ShownSketch(view: Sketch(draw)).frame(width: 20, height: 10))
        let bitmap = try #require(renderer.cgImage).stored.bitmap()
        return places.map { bitmap.pixel(x: $0.0, y: $0.1) }
    }

    @Test func `has the opacity, the blend mode and the shadow of the context`() throws {
        let drawing = try drawing { context in
            context.setAlpha(0.5)
            context.setBlendMode(.multiply)
            context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: CGColor(gray: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        let step = try #require(drawing.steps.first)
        #expect(drawing.steps.count == 1 && step.opacity == 0.5 && step.blendMode == .multiply)
        guard case .shadow(let shadow) = step.filters.first else { throw CancellationError() }
        #expect(shadow.radius == 3 && shadow.x == 1 && shadow.y == 2)
    }

    @Test func `is shown with clips, transforms and saved states`() throws {
        let found = try pixels((0, 0), (2, 2), (6, 2), (12, 2)) { context in
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 1, y: 1, width: 10, height: 10))
            context.restoreGState()
            context.translateBy(x: 10, y: 0)
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(found == [clear, red, clear, blue])
    }

    @Test func `is erased by clearing and by its blend modes`() throws {
        let found = try pixels((1, 1), (6, 1), (11, 1), (16, 1)) { context in
            context.clear(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.clear(CGRect(x: 5, y: 0, width: 5, height: 10))
            context.setBlendMode(.clear)
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
            context.setBlendMode(.normal)
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.fill(CGRect(x: 15, y: 0, width: 5, height: 10))
        }
        #expect(found == [red, clear, clear, green])
    }

    @Test func `is not erased where a clip ends`() throws {
        let found = try pixels((1, 1), (6, 1)) { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
            context.clear(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        #expect(found == [clear, red])
    }

    @Test func `has steps below others`() throws {
        let found = try pixels((1, 1), (6, 1), (11, 1)) { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.clear(CGRect(x: 5, y: 0, width: 5, height: 10))
            context.setBlendMode(.destinationOver)
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        #expect(found == [red, blue, blue])
    }

    @Test func `has layers as a whole`() throws {
        let found = try pixels((1, 1), (6, 1)) { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
            context.endTransparencyLayer()
        }
        #expect(found.map { $0[3] } == [128, 128])
        #expect(found[0][1] == 0 && found[1][0] == 0)
    }

    @Test func `has gradients between their ends only, unless they continue`() throws {
        let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1]))
        for (options, ends) in [
            (CGGradientDrawingOptions(), [clear, clear]), (.drawsBeforeStartLocation, [red, clear]),
            (.drawsAfterEndLocation, [clear, blue]),
        ] {
            let linear = try pixels((1, 5), (18, 5)) { context in
                context.drawLinearGradient(
                    gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
            }
            #expect(linear == ends)
        }
        let radial = try pixels((10, 5), (0, 0)) { context in
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 10, y: 5), startRadius: 1.5, endCenter: CGPoint(x: 10, y: 5),
                endRadius: 4, options: .drawsBeforeStartLocation)
        }
        #expect(radial == [red, clear])
    }

    @Test func `has gradients between circles with different centers as images`() throws {
        let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let drawing = try drawing { context in
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 9, y: 5), startRadius: 1, endCenter: CGPoint(x: 10, y: 5),
                endRadius: 4, options: [])
        }
        guard case .image(.url, _, let frame) = drawing.steps.first?.content else { throw CancellationError() }
        #expect(frame == CGRect(x: 6, y: 1, width: 8, height: 8))
    }

    @Test func `shows images, upside down by Core Graphics and through masks`() throws {
        let flag = CGImage(StoredPicture(try Bitmap(width: 1, height: 2, pixels: [0, 0, 255, 255, 255, 0, 0, 255])))
        let drawing = try drawing { context in
            context.draw(flag, in: CGRect(x: 0, y: 0, width: 4, height: 8))
            UIImage(cgImage: flag).draw(in: CGRect(x: 4, y: 0, width: 4, height: 8), blendMode: .screen, alpha: 0.25)
            context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 8), mask: flag)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        #expect(drawing.steps.count == 3)
        #expect(drawing.steps[0].transform == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 8))
        #expect(drawing.steps[1].transform == nil)
        #expect(drawing.steps[1].opacity == 0.25 && drawing.steps[1].blendMode == .screen)
        let clip = try #require(drawing.steps[2].clip)
        guard case .layer(let mask, _, false) = drawing.clips[clip].area else { throw CancellationError() }
        #expect(mask.count == 1 && drawing.clips[clip].outer != nil)
    }

    @Test func `shares a clip between steps`() throws {
        let drawing = try drawing { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            for x in 0..<5 { context.fill(CGRect(x: x, y: 0, width: 1, height: 1)) }
        }
        #expect(drawing.clips.count == 1)
        #expect(drawing.steps.map(\.clip) == [0, 0, 0, 0, 0])
    }

    @Test func `knows its size and its path`() {
        var box: CGRect?
        var transform: CGAffineTransform?
        var point: CGPoint?
        _ = page { context in
            context.translateBy(x: 2, y: 3)
            context.move(to: .zero)
            context.addArc(tangent1End: CGPoint(x: 4, y: 0), tangent2End: CGPoint(x: 4, y: 4), radius: 2)
            (box, transform, point) = (context.boundingBoxOfClipPath, context.ctm, context.currentPointOfPath)
            context.clear(.infinite)
            #expect(context.width == 0 && context.data == nil && context.makeImage() == nil)
        }
        #expect(box == CGRect(x: -2, y: -3, width: 20, height: 10))
        #expect(transform == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 2, ty: 7))
        #expect(abs((point?.x ?? 0) - 4) < 1e-9 && abs((point?.y ?? 0) - 2) < 1e-9)
    }
}
