import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

/// A triangle whose right angle is at the leading bottom.
private struct Wedge: Shape {
    var behavior: LayoutDirectionBehavior?

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        }
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { behavior ?? .mirrors }
}

private struct Plain: Shape {
    func path(in rect: CGRect) -> Path { Wedge().path(in: rect) }
}

@MainActor @Suite struct `The behavior of a shape in a layout direction` {
    private func points(_ shape: some View, _ direction: LayoutDirection = .rightToLeft) -> [[CGFloat]] {
        let page = TestPage { shape.frame(width: 40, height: 20).environment(\.layoutDirection, direction) }
        return page.nodes.compactMap { node in
            guard case .shape(let shape) = node.content, case .path(let path) = shape.outline else { return nil }
            return path.points.map(\.x)
        }
    }

    @Test func `mirrors its outline from right to left`() {
        #expect(points(Plain(), .leftToRight) == [[0, 40, 0]])
        #expect(points(Plain()) == [[40, 0, 40]])
        #expect(points(Plain().offset(x: 5)) == [[35, -5, 35]])
        #expect(points(AnyShape(Plain())) == [[40, 0, 40]])
    }

    @Test func `is what the shape says, also of shapes that are made of it`() {
        let fixed = Wedge(behavior: .fixed)
        #expect(fixed.layoutDirectionBehavior == .fixed)
        let shapes: [any Shape] = [
            fixed, AnyShape(fixed), fixed.offset(x: 1), fixed.scale(2), fixed.rotation(.zero),
            fixed.trim(from: 0, to: 1),
            fixed.transform(.identity), fixed.size(width: 1, height: 1), fixed.stroke(), fixed.union(Plain()),
        ]
        #expect(shapes.allSatisfy { $0.layoutDirectionBehavior == .fixed })
        #expect(points(fixed) == [[0, 40, 0]])
        #expect(points(Wedge(behavior: .mirrors(in: .leftToRight)), .leftToRight) == [[40, 0, 40]])
    }

    @Test func `mirrors what is clipped`() {
        let page = TestPage {
            Color.red.frame(width: 40, height: 20).clipShape(Plain()).environment(\.layoutDirection, .rightToLeft)
        }
        let clips = page.nodes.compactMap { node -> [CGFloat]? in
            guard case .path(let path)? = node.appearance?.clipOutline else { return nil }
            return path.points.map(\.x)
        }
        #expect(clips == [[40, 0, 40]])
    }

    @Test func `of a view mirrors its drawing`() {
        func scales(_ behavior: LayoutDirectionBehavior) -> [CGFloat] {
            let page = TestPage {
                Color.red.frame(width: 10, height: 10).layoutDirectionBehavior(behavior)
                    .environment(\.layoutDirection, .rightToLeft)
            }
            return page.nodes.compactMap { node in
                guard case .matrix(let matrix) = node.appearance?.effects?.transform?.kind else { return nil }
                return matrix.a
            }
        }
        #expect(scales(.mirrors) == [-1])
        #expect(scales(.fixed).allSatisfy { $0 == 1 })
        #expect(scales(.mirrors(in: .leftToRight)).allSatisfy { $0 == 1 })
    }
}
