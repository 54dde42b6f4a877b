import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A shape` {
    @Test func `clips to the circle in the middle of a frame that is not square`() throws {
        let page = TestPage { Color.red.frame(width: 40, height: 20).clipShape(Circle()) }
        let appearance = try #require(page.nodes[1].appearance)
        let outline = try #require(appearance.clipOutline)
        guard case .path(let path) = outline else {
            Issue.record("the outline is \(outline)")
            return
        }
        #expect(path.points.map(\.x).min() == 10)
        #expect(path.points.map(\.x).max() == 30)
    }

    @Test func `clips a square by name`() throws {
        let page = TestPage { Color.red.frame(width: 40, height: 40).clipShape(Circle()) }
        #expect(page.nodes[1].appearance?.clipOutline == .ellipse)
    }
}

@Suite struct `A path` {
    @Test func `is bounded by its curves, not by their control points`() {
        let path = Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        }
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    }

    @Test func `continues from the start of a closed part`() {
        let path = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: -4))
        }
        #expect(path.boundingRect == CGRect(x: 0, y: -2, width: 10, height: 12))
    }

    @Test func `runs clockwise on the screen unless its argument says clockwise`() {
        let path = Path {
            $0.addArc(
                center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
        }
        let bounds = path.boundingRect
        #expect(abs(bounds.maxX - 10) < 0.001 && abs(bounds.maxY - 10) < 0.001 && abs(bounds.minY) < 0.001)
    }
}
