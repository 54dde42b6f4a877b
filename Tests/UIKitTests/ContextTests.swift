import EspalierPictures
import EspalierViews
import Foundation
import Testing

@testable import UIKit

/// Draws into an image of one pixel per point.
private func picture(_ width: CGFloat, _ height: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
        draw($0.cgContext)
    }
}

private func pixels(_ image: UIImage, _ places: (Int, Int)...) throws -> [[UInt8]] {
    let bitmap = try #require(image.pixels).bitmap()
    return places.map { bitmap.pixel(x: $0.0, y: $0.1) }
}

private let clear: [UInt8] = [0, 0, 0, 0]
private let red: [UInt8] = [255, 0, 0, 255]
private let green: [UInt8] = [0, 255, 0, 255]
private let blue: [UInt8] = [0, 0, 255, 255]
private let black: [UInt8] = [0, 0, 0, 255]
private let white: [UInt8] = [255, 255, 255, 255]

extension CGColor {
    fileprivate static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    fileprivate static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    fileprivate static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

@Suite struct `A context` {
    private func whole(_ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: 0, width: width, height: height)
    }

    // MARK: Effects

    @Test func `draws with an opacity in addition to that of colors`() throws {
        let image = picture(3, 1) { context in
            context.setAlpha(0.5)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setFillColor(gray: 1, alpha: 0.5)
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            context.setAlpha(.nan)
            context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
        }
        #expect(
            try pixels(image, (0, 0), (1, 0), (2, 0)) == [[128, 0, 0, 128], [64, 64, 64, 64], [128, 128, 128, 128]])
    }

    @Test func `combines colors by its blend mode`() throws {
        func drawn(_ mode: CGBlendMode) throws -> [UInt8] {
            let image = picture(2, 1) { context in
                context.setFillColor(.red)
                context.fill(self.whole(2, 1))
                context.setBlendMode(mode)
                context.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            // Beside the shape nothing changes.
            #expect(try pixels(image, (1, 0)) == [red])
            return try pixels(image, (0, 0))[0]
        }
        #expect(try drawn(.normal) == [255, 255, 0, 255])
        #expect(try drawn(.multiply) == red)
        #expect(try drawn(.difference) == [0, 255, 0, 255])
        #expect(try drawn(.clear) == clear)
        #expect(try drawn(.copy) == [255, 255, 0, 255])
        #expect(try drawn(.sourceIn) == [255, 255, 0, 255])
        #expect(try drawn(.sourceOut) == clear)
        #expect(try drawn(.destinationIn) == red)
        #expect(try drawn(.destinationOver) == red)
        #expect(try drawn(.destinationOut) == clear)
        #expect(try drawn(.xor) == clear)
        #expect(CGBlendMode.plusLighter.rawValue == 27 && CGBlendMode.clear.rawValue == 16)
    }

    @Test func `forgets effects with the saved state`() throws {
        let image = picture(1, 1) { context in
            context.setFillColor(.red)
            context.saveGState()
            context.setAlpha(0)
            context.setBlendMode(.clear)
            context.setShadow(offset: CGSize(width: 5, height: 5), blur: 0)
            context.restoreGState()
            context.restoreGState()
            context.fill(self.whole(1, 1))
        }
        #expect(try pixels(image, (0, 0)) == [red])
    }

    @Test func `draws shadows to the right and down, unchanged by transforms`() throws {
        let image = picture(12, 12) { context in
            context.setShadow(offset: CGSize(width: 4, height: 2), blur: 0, color: .blue)
            context.setFillColor(.red)
            context.scaleBy(x: 2, y: 2)
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
            context.setShadow(offset: .zero, blur: 0, color: nil)
            context.fill(CGRect(x: 1, y: 4, width: 1, height: 1))
        }
        #expect(
            try pixels(image, (2, 2), (3, 3), (6, 4), (7, 5), (5, 4), (8, 4), (2, 8), (6, 10))
                == [red, red, blue, blue, clear, clear, red, clear])
    }

    @Test func `blurs shadows`() throws {
        let image = picture(21, 21) { context in
            context.setShadow(offset: .zero, blur: 6)
            context.setFillColor(.red)
            context.fill(CGRect(x: 8, y: 8, width: 5, height: 5))
        }
        let found = try pixels(image, (10, 10), (10, 6), (10, 0))
        #expect(found[0] == red)
        #expect(found[1][3] > 5 && found[1][3] < 85)
        #expect(found[2] == clear)
    }

    @Test func `draws a layer as a whole`() throws {
        let image = picture(3, 1) { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            context.setFillColor(.green)
            context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
            context.endTransparencyLayer()
            context.endTransparencyLayer()
        }
        #expect(try pixels(image, (0, 0), (1, 0), (2, 0)) == [[128, 0, 0, 128], [0, 128, 0, 128], [0, 128, 0, 128]])
    }

    @Test func `ends states that a layer leaves open`() throws {
        let image = picture(2, 1) { context in
            context.setFillColor(.red)
            context.saveGState()
            context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 1, height: 1), auxiliaryInfo: nil)
            context.saveGState()
            context.translateBy(x: 5, y: 5)
            context.setFillColor(.green)
            context.endTransparencyLayer()
            context.restoreGState()
            context.fill(self.whole(2, 1))
        }
        #expect(try pixels(image, (0, 0), (1, 0)) == [red, red])
    }

    // MARK: Gradients

    @Test func `draws gradients along a line, also beyond its ends`() throws {
        let colors = [CGColor.red, CGColor.blue] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]))
        func drawn(_ options: CGGradientDrawingOptions) throws -> [[UInt8]] {
            let image = picture(30, 2) { context in
                context.drawLinearGradient(
                    gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
            }
            return try pixels(image, (2, 1), (27, 1))
        }
        #expect(try drawn([]) == [clear, clear])
        #expect(try drawn(.drawsBeforeStartLocation) == [red, clear])
        #expect(try drawn([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == [red, blue])
        let image = picture(20, 1) { context in
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: [])
        }
        let middle = try pixels(image, (10, 0))[0]
        #expect(abs(Int(middle[0]) - 121) < 4 && abs(Int(middle[2]) - 134) < 4 && middle[3] == 255)
    }

    @Test func `draws gradients between circles`() throws {
        let colors = [CGColor.red, CGColor.blue] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        func drawn(_ options: CGGradientDrawingOptions, _ start: CGPoint) throws -> [[UInt8]] {
            let image = picture(40, 40) { context in
                context.drawRadialGradient(
                    gradient, startCenter: start, startRadius: 5, endCenter: CGPoint(x: 20, y: 20), endRadius: 15,
                    options: options)
            }
            return try pixels(image, (Int(start.x), 20), (0, 0))
        }
        for start in [CGPoint(x: 20, y: 20), CGPoint(x: 22, y: 20)] {
            #expect(try drawn([], start) == [clear, clear])
            #expect(try drawn(.drawsBeforeStartLocation, start) == [red, clear])
            #expect(try drawn(.drawsAfterEndLocation, start) == [clear, blue])
            #expect(try drawn([.drawsBeforeStartLocation, .drawsAfterEndLocation], start) == [red, blue])
        }
    }

    @Test func `has gradients of ordered locations and of colors only`() throws {
        let colors = [CGColor.red, CGColor.green, CGColor.blue] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0.5, 0.2, 7]))
        #expect(gradient.stops.map(\.location) == [0.5, 0.5, 1])
        #expect(CGGradient(colorsSpace: nil, colors: [CGColor]() as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red", "blue"] as CFArray, locations: nil) == nil)
        let gray = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.5], locations: nil, count: 2))
        #expect(gray.stops.map(\.color) == [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 0.5)])
        #expect(gray.stops.map(\.location) == [0, 1])
    }

    // MARK: Paths

    @Test func `keeps the points of a path when the coordinates change`() throws {
        let image = picture(10, 10) { context in
            context.saveGState()
            context.translateBy(x: 5, y: 5)
            context.scaleBy(x: 2, y: 2)
            context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
            #expect(context.boundingBoxOfPath == CGRect(x: 5, y: 5, width: 2, height: 2))
            context.setFillColor(.red)
            context.fillPath()
            #expect(context.isPathEmpty && context.path == nil && context.boundingBoxOfPath.isNull)
        }
        #expect(try pixels(image, (4, 4), (5, 5), (6, 6), (7, 7)) == [clear, red, red, clear])
    }

    @Test func `fills by both rules`() throws {
        let rects = [CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 1, y: 1, width: 3, height: 3)]
        func drawn(_ rule: CGPathFillRule) throws -> [[UInt8]] {
            let image = picture(5, 5) { context in
                context.setFillColor(.red)
                context.addRects(rects)
                context.fillPath(using: rule)
            }
            return try pixels(image, (0, 0), (2, 2))
        }
        #expect(try drawn(.winding) == [red, red])
        #expect(try drawn(.evenOdd) == [red, clear])
        let clipped = picture(5, 5) { context in
            context.addRects(rects)
            context.clip(using: .evenOdd)
            context.setFillColor(.blue)
            context.fill(self.whole(5, 5))
            context.resetClip()
            context.setFillColor(.green)
            context.fill([CGRect(x: 2, y: 2, width: 1, height: 1)])
        }
        #expect(try pixels(clipped, (0, 0), (1, 1), (2, 2)) == [blue, clear, green])
    }

    @Test func `draws lines between pairs of points`() throws {
        let image = picture(10, 4) { context in
            context.setStrokeColor(.red)
            context.setLineWidth(2)
            context.strokeLineSegments(between: [
                CGPoint(x: 0, y: 1), CGPoint(x: 4, y: 1), CGPoint(x: 6, y: 1), CGPoint(x: 10, y: 1),
                CGPoint(x: 0, y: 3),
            ])
        }
        #expect(try pixels(image, (2, 0), (5, 0), (8, 1), (2, 3)) == [red, clear, red, clear])
    }

    @Test func `tells the rectangle of its clips and its transform`() {
        _ = picture(20, 10) { context in
            #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 10))
            context.translateBy(x: 2, y: 3)
            #expect(context.boundingBoxOfClipPath == CGRect(x: -2, y: -3, width: 20, height: 10))
            context.clip(to: [CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 4, y: 4, width: 1, height: 1)])
            #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 5))
            #expect(context.convertToDeviceSpace(.zero) == CGPoint(x: 2, y: 7))
            context.scaleBy(x: 0, y: 0)
            #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 2, ty: 7))
        }
    }

    // MARK: Images

    /// Two rows: red over blue.
    private func flag() throws -> CGImage {
        CGImage(StoredPicture(try Bitmap(width: 1, height: 2, pixels: [0, 0, 255, 255, 255, 0, 0, 255])))
    }

    @Test func `draws images of Core Graphics upside down, as on iOS, and those of UIKit upright`() throws {
        let flag = try flag()
        let image = picture(2, 2) { context in
            context.draw(flag, in: CGRect(x: 0, y: 0, width: 1, height: 2))
            UIImage(cgImage: flag).draw(in: CGRect(x: 1, y: 0, width: 1, height: 2))
        }
        #expect(try pixels(image, (0, 0), (0, 1), (1, 0), (1, 1)) == [blue, red, red, blue])
        let turned = self.turned(flag)
        #expect(try pixels(turned, (0, 0), (0, 1)) == [red, blue])
    }

    private func turned(_ flag: CGImage) -> UIImage {
        picture(1, 2) { context in
            context.translateBy(x: 0, y: 2)
            context.scaleBy(x: 1, y: -1)
            context.draw(flag, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        }
    }

    @Test func `enlarges pixels as squares without interpolation`() throws {
        let flag = try flag()
        let image = picture(1, 8) { context in
            context.interpolationQuality = .none
            UIImage(cgImage: flag).draw(in: CGRect(x: 0, y: 0, width: 1, height: 8))
        }
        #expect(try pixels(image, (0, 3), (0, 4)) == [red, blue])
    }

    @Test func `draws through a mask`() throws {
        // Opaque on the left, transparent on the right.
        let mask = CGImage(StoredPicture(try Bitmap(width: 2, height: 1, pixels: [0, 0, 0, 255, 0, 0, 0, 0])))
        let image = picture(4, 1) { context in
            context.interpolationQuality = .none
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
            context.setFillColor(.red)
            context.fill(self.whole(4, 1))
            context.restoreGState()
            context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
        }
        #expect(try pixels(image, (0, 0), (1, 0), (2, 0), (3, 0)) == [red, clear, clear, black])
    }

    @Test func `fills with copies of an image`() throws {
        let tile = UIImage(
            StoredPicture(try Bitmap(width: 2, height: 1, pixels: [0, 0, 255, 255, 255, 0, 0, 255])), scale: 1)
        let image = picture(4, 2) { context in
            UIColor(patternImage: tile).setFill()
            context.fill(CGRect(x: 1, y: 0, width: 3, height: 1))
            tile.drawAsPattern(in: CGRect(x: 1, y: 1, width: 3, height: 1))
        }
        #expect(
            try pixels(image, (0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (3, 1))
                == [clear, blue, red, blue, clear, red, blue, red])
        #expect(UIColor(patternImage: tile) != UIColor.clear)
    }

    // MARK: Rectangles

    @Test func `frames and fills rectangles`() throws {
        let image = picture(5, 5) { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).set()
            UIRectFrame(self.whole(5, 5))
            UIRectClip(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIRectFillUsingBlendMode(self.whole(5, 5), .destinationOut)
        }
        #expect(try pixels(image, (0, 0), (1, 1), (4, 4), (2, 0), (2, 2)) == [clear, clear, red, red, clear])
    }

    @Test func `fills paths with a blend mode and an opacity`() throws {
        let image = picture(2, 1) { context in
            context.setFillColor(.red)
            UIBezierPath(rect: self.whole(1, 1)).fill(with: .normal, alpha: 0.5)
            UIBezierPath(rect: self.whole(2, 1)).fill(with: .destinationOver, alpha: 1)
            #expect(context.state.opacity == 1 && context.state.blendMode == .normal)
        }
        #expect(try pixels(image, (0, 0), (1, 0)) == [red, red])
    }
}
