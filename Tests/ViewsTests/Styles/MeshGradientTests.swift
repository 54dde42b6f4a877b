import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A mesh gradient` {
    private nonisolated static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    private nonisolated static let red = Color(red: 1, green: 0, blue: 0)
    private nonisolated static let blue = Color(red: 0, green: 0, blue: 1)

    private func picture(_ mesh: MeshGradient, isDark: Bool = false) throws -> DisplayPicture {
        var shape = _ShapeStyle_Shape(context: ShapeStyleContext(isDark: isDark))
        mesh._apply(to: &shape)
        return try #require(shape.paint.picture)
    }

    /// Red, green, blue and opacity at a place.
    private func pixel(_ picture: DisplayPicture, _ x: Double, _ y: Double) -> [Int] {
        let column = min(Int(x * Double(picture.width)), picture.width - 1)
        let row = min(Int(y * Double(picture.height)), picture.height - 1)
        let start = (row * picture.width + column) * 4
        return [2, 1, 0, 3].map { Int(picture.pixels[start + $0]) }
    }

    private func isClose(_ left: [Int], _ right: [Int], within distance: Int = 4) -> Bool {
        zip(left, right).allSatisfy { abs($0 - $1) <= distance }
    }

    @Test func `has its colors in the corners, and mixes them between`() throws {
        let picture = try picture(
            MeshGradient(
                width: 2, height: 2, points: Self.corners, colors: [Self.red, Self.blue, Self.red, Self.blue]))
        #expect(picture.width == 64 && picture.height == 64 && picture.isOpaque)
        #expect(isClose(pixel(picture, 0, 0), [253, 0, 2, 255]))
        #expect(isClose(pixel(picture, 1, 1), [2, 0, 253, 255]))
        #expect(isClose(pixel(picture, 0.5, 0.3), [126, 0, 129, 255]))
        #expect(isClose(pixel(picture, 0.25, 0.9), [189, 0, 66, 255]))
    }

    @Test func `leaves no gaps`() throws {
        let points: [SIMD2<Float>] = [
            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.9, 0.2], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
        ]
        let picture = try picture(
            MeshGradient(width: 3, height: 3, points: points, colors: Array(repeating: Self.red, count: 9)))
        #expect(picture.pixels.indices.allSatisfy { picture.pixels[$0] == [0, 0, 255, 255][$0 % 4] })
    }

    @Test func `follows its points`() throws {
        func middle(_ x: Float) throws -> [Int] {
            let points: [SIMD2<Float>] = [[0, 0], [x, 0], [1, 0], [0, 1], [x, 1], [1, 1]]
            let black = Color(white: 0)
            return pixel(
                try picture(
                    MeshGradient(
                        width: 3, height: 2, points: points,
                        colors: [black, Self.red, black, black, Self.red, black], smoothsColors: false)), 0.25, 0.5)
        }
        #expect(try middle(0.25)[0] > 240)
        #expect(isClose(try middle(0.5), [129, 0, 0, 255], within: 8))
        #expect(try middle(0.75)[0] < 100)
    }

    @Test func `smooths colors without passing them`() throws {
        let points: [SIMD2<Float>] = (0..<8).map { SIMD2(Float($0 % 4) / 3, Float($0 / 4)) }
        let white = Color(white: 1)
        let black = Color(white: 0)
        func line(_ isSmooth: Bool) throws -> [Int] {
            let picture = try picture(
                MeshGradient(
                    width: 4, height: 2, points: points,
                    colors: [black, black, white, white, black, black, white, white], smoothsColors: isSmooth))
            return (0..<64).map { Int(picture.pixels[$0 * 4]) }
        }
        let (smooth, straight) = (try line(true), try line(false))
        #expect(smooth == smooth.sorted() && straight == straight.sorted())
        #expect(smooth[10] == 0 && smooth[54] == 255)
        // An even change starts at once, a smooth one slowly.
        #expect(straight[24] - smooth[24] > 10 && smooth[40] - straight[40] > 10)
    }

    @Test func `mixes in its color space`() throws {
        func middle(_ space: Gradient.ColorSpace) throws -> [Int] {
            pixel(
                try picture(
                    MeshGradient(
                        width: 2, height: 2, points: Self.corners, colors: [Self.red, Self.blue, Self.red, Self.blue],
                        colorSpace: space)), 0.5, 0.5)
        }
        #expect(isClose(try middle(.device), [126, 0, 129, 255]))
        // The middle of red and blue in Oklab.
        #expect(isClose(try middle(.perceptual), [140, 83, 162, 255], within: 5))
    }

    @Test func `follows the color scheme, unless its colors are resolved`() throws {
        let mesh = MeshGradient(width: 2, height: 2, points: Self.corners, colors: Array(repeating: .red, count: 4))
        #expect(pixel(try picture(mesh), 0.5, 0.5) == [255, 59, 48, 255])
        #expect(pixel(try picture(mesh, isDark: true), 0.5, 0.5) == [255, 69, 58, 255])
        let fixed = MeshGradient(
            width: 2, height: 2, points: Self.corners,
            resolvedColors: Array(repeating: Color.Resolved(red: 0, green: 1, blue: 0, opacity: 0.5), count: 4))
        #expect(isClose(pixel(try picture(fixed, isDark: true), 0.5, 0.5), [0, 128, 0, 128], within: 1))
    }

    @Test func `shows its background around its outline, sharply`() throws {
        let small: [SIMD2<Float>] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
        let picture = try picture(
            MeshGradient(
                width: 2, height: 2, points: small, colors: Array(repeating: Self.red, count: 4),
                background: Self.blue))
        #expect(picture.width == 256)
        #expect(pixel(picture, 0.24, 0.5) == [0, 0, 255, 255] && pixel(picture, 0.26, 0.5) == [255, 0, 0, 255])
    }

    @Test func `has the curves of its control points`() throws {
        func point(_ x: Float, _ y: Float, bend: Float) -> MeshGradient.BezierPoint {
            let position = SIMD2(x, y)
            return MeshGradient.BezierPoint(
                position: position, leadingControlPoint: position - SIMD2(1 / 3, -bend), topControlPoint: position,
                trailingControlPoint: position + SIMD2(1 / 3, bend), bottomControlPoint: position)
        }
        let picture = try picture(
            MeshGradient(
                width: 2, height: 2,
                bezierPoints: [
                    point(0, 0, bend: 0.4), point(1, 0, bend: 0.4), point(0, 1, bend: 0), point(1, 1, bend: 0),
                ], colors: Array(repeating: Self.red, count: 4)))
        // The upper edge hangs down by three quarters of its control points.
        #expect(pixel(picture, 0.5, 0.28)[3] == 0 && pixel(picture, 0.5, 0.32)[3] == 255)
        #expect(pixel(picture, 0.02, 0.05)[3] == 255)
    }

    @Test(arguments: [
        MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [.red]),
        MeshGradient(width: 2, height: 2, points: corners, colors: [.red, .blue]),
        MeshGradient(
            width: 2, height: 2, points: [[.nan, 0], [1, 0], [0, 1], [1, 1]], colors: Array(repeating: .red, count: 4)),
        MeshGradient(
            width: 2, height: 2, points: [[1e9, 0], [1, 0], [0, 1], [1, 1]], colors: Array(repeating: .red, count: 4)),
        MeshGradient(width: 0, height: 0, points: [], colors: []),
        MeshGradient(width: -2, height: -2, points: corners, colors: Array(repeating: .red, count: 4)),
        MeshGradient(width: .max, height: 2, points: corners, colors: Array(repeating: .red, count: 4)),
        MeshGradient(
            width: 100, height: 100, points: Array(repeating: [0, 0], count: 10_000),
            colors: Array(repeating: .red, count: 10_000)),
    ])
    func `that makes no sense shows its background`(mesh: MeshGradient) {
        var copy = mesh
        copy.background = .green
        var shape = _ShapeStyle_Shape(context: ShapeStyleContext())
        copy._apply(to: &shape)
        #expect(shape.paint == .color(.named(.green)))
    }

    @Test func `fills its space as a view, and is drawn once`() throws {
        let mesh = MeshGradient(width: 2, height: 2, points: Self.corners, colors: Array(repeating: Self.red, count: 4))
        let page = TestPage {
            VStack(spacing: 0) {
                mesh
                Circle().fill(mesh)
            }
        }
        let paints = page.nodes.compactMap { node -> DisplayPicture? in
            guard case .shape(let shape) = node.content, case .picture(let picture)? = shape.fill else { return nil }
            return picture
        }
        #expect(paints.count == 2 && paints.first === paints.last)
        #expect(page.frames(ofType: "Rectangle") == [CGRect(x: 0, y: 0, width: 300, height: 100)])
    }

    @Test func `fades with the opacity of its style`() throws {
        var shape = _ShapeStyle_Shape(context: ShapeStyleContext())
        MeshGradient(width: 2, height: 2, points: Self.corners, colors: Array(repeating: Self.red, count: 4))
            .opacity(0.5)._apply(to: &shape)
        let picture = try #require(shape.paint.picture)
        #expect(pixel(picture, 0.5, 0.5) == [128, 0, 0, 128])
        #expect(picture.color == .rgb(1, 0, 0, opacity: Float(128) / 255))
    }
}

extension DisplayPaint {
    fileprivate var picture: DisplayPicture? {
        if case .picture(let picture) = self { picture } else { nil }
    }
}
