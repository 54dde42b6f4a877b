import Foundation
import Testing

@testable import EspalierHTMLRenderer

/// The closed outlines of an SVG path, as the icons of symbols contain them.
@Suite struct `An SVG path` {
    private func outlines(_ path: String) -> [String]? {
        PathOutlines(Array(path.utf8)[...])?.outlines.map { String(decoding: $0.data, as: UTF8.self) }
    }

    private func bounds(_ path: String) -> [CGRect]? {
        PathOutlines(Array(path.utf8)[...])?.outlines.map(\.bounds)
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func `is split where an outline ends`() {
        #expect(outlines("M1 2h3v4H1z") == ["M1 2h3v4H1z"])
        #expect(outlines("M1 2h3v4H1zM5 6h7v8H5Z") == ["M1 2h3v4H1z", "M5 6h7v8H5Z"])
        #expect(outlines("M1 2h3v4H1zm5 6h7v8h-7z") == ["M1 2h3v4H1z", "M6 8h7v8h-7z"])
        #expect(outlines("M1 2h3v4H1") == ["M1 2h3v4H1z"])
    }

    @Test func `has numbers with signs, points and exponents, and separators only where needed`() {
        #expect(bounds("M-1-2h3v4H-1z") == [box(-1, -2, 3, 4)])
        #expect(bounds("M.5.25h1.5v.75h-1.5z") == [box(0.5, 0.25, 1.5, 0.75)])
        #expect(bounds("M1e1,2e-1L30 , 40z") == [box(10, 0.2, 20, 39.8)])
        #expect(bounds("M1E1 2h1v1z") == [box(10, 2, 1, 1)])
        #expect(bounds("M0 0h9v9l-1e0 0z") == [box(0, 0, 9, 9)])
        #expect(bounds("M10 0l-5 5-5-5z") == [box(0, 0, 10, 5)])
    }

    @Test func `repeats a command for further numbers`() {
        #expect(bounds("M0 0h1 2v3 4z") == [box(0, 0, 3, 7)])
        #expect(bounds("M0 0L1 2 3 4z") == [box(0, 0, 3, 4)])
        #expect(bounds("m1 1 2 3 4-5z") == [box(1, -1, 6, 5)])
        #expect(outlines("m1 1 2 3 4-5z") == ["M1 1l2 3 4-5z"])
        #expect(outlines("m1 1-2 3 4-5z") == ["M1 1l-2 3 4-5z"])
    }

    @Test func `includes control points`() {
        #expect(bounds("M0 0c1 9 5-3 6 0z") == [box(0, -3, 6, 12)])
        #expect(bounds("M0 0C1 9 5 3 6 0z") == [box(0, 0, 6, 9)])
        #expect(bounds("M0 0q5 7 10 0z") == [box(0, 0, 10, 7)])
        #expect(bounds("M0 0s5 7 10 0t1 1z") == [box(0, 0, 11, 7)])
    }

    @Test func `includes the extremes of arcs`() throws {
        func rounded(_ path: String) throws -> CGRect {
            let box = try #require(bounds(path)?.first)
            func quarter(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
            return CGRect(
                x: quarter(box.minX), y: quarter(box.minY), width: quarter(box.width), height: quarter(box.height))
        }
        // Half a circle below, then above, the line between its ends.
        #expect(try rounded("M0 10A5 5 0 0 0 10 10z") == box(0, 10, 10, 5))
        #expect(try rounded("M0 10A5 5 0 0 1 10 10z") == box(0, 5, 10, 5))
        // The same beside the line, and elsewhere.
        #expect(try rounded("M30 20A5 5 0 0 1 30 30z") == box(30, 20, 5, 10))
        #expect(try rounded("M30 20A5 5 0 0 0 30 30z") == box(25, 20, 5, 10))
        #expect(try rounded("M20 30A5 5 0 0 1 30 30z") == box(20, 25, 10, 5))
        // Flags need no separators.
        #expect(try rounded("M0 10a5 5 0 0110 0z") == box(0, 5, 10, 5))
        #expect(try rounded("M0 10a5 5 0 1010 0z") == box(0, 10, 10, 5))
        // The large arc of two, and one whose radius is too small.
        #expect(try rounded("M0 0A5 5 0 1 1 5 5z") == box(0, -5, 10, 10))
        #expect(try rounded("M0 0A1 1 0 0 1 10 0z") == box(0, -5, 10, 5))
    }

    @Test(arguments: [
        "", "z", "h1", "M", "M1", "M1 2h", "M1 2x3z", "M1 2a1 1 0 2 0 1 1z", "M1 2a1 1 0 0 x 1 1z", "M1 2a1 1 0 0",
        "M1 2h1M3 4h1z", "M1 2 3 4z", "M1 2h1z%", "M1 -", "M1 2c1 2 3 4 5z", "M1 2h1.2.z", "M--1 2h1z", "M1e 2h1z",
        "M1 2h3v4H1zh5", "M1 2h3v4H1zl5 6z", "M1 2h3zz", "Me1 2h1z", "M1 2h-z", "M1 2h1e-z",
    ]) func `with an error has no outlines`(path: String) {
        #expect(outlines(path) == nil)
    }
}
