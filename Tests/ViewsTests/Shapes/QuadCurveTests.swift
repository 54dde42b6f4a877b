import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
@Suite struct `A drawn path` {
    @Test func `has each step with its points`() throws {
        let page = TestPage {
            Path {
                $0.move(to: CGPoint(x: 1, y: 2))
                $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
                $0.addCurve(
                    to: CGPoint(x: 11, y: 12), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 10))
                $0.addLine(to: CGPoint(x: 13, y: 14))
                $0.closeSubpath()
            }
        }
        let paths = page.nodes.compactMap { node -> DisplayPath? in
            guard case .shape(let shape) = node.content, case .path(let path) = shape.outline else { return nil }
            return path
        }
        let path = try #require(paths.first)
        #expect(path.verbs == [.move, .quadCurve, .curve, .line, .close])
        #expect(
            path.points == [
                CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6), CGPoint(x: 7, y: 8),
                CGPoint(x: 9, y: 10),
                CGPoint(x: 11, y: 12), CGPoint(x: 13, y: 14),
            ])
    }
}
