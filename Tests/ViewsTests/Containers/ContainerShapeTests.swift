import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A shape that follows its container's` {
    private func outline<V: View>(_ view: V) -> DisplayOutline? {
        TestPage { view }.nodes.lazy.compactMap { node -> DisplayOutline? in
            guard case .shape(let shape) = node.content else { return nil }
            return shape.outline
        }.first
    }

    private let shape = RoundedRectangle(cornerRadius: 20)

    /// The bounds of an outline, however it is made.
    private func corner(_ outline: DisplayOutline?) -> CGFloat? {
        switch outline {
        case .roundedRectangle(let radius): radius
        case .path(let path): path.points.first?.x
        default: nil
        }
    }

    @Test func `has the container's corner radii, reduced by the distance to the nearest side`() {
        let inside = ContainerRelativeShape().fill(.red)
        #expect(corner(outline(inside.frame(width: 100, height: 100).containerShape(shape))) == 20)
        #expect(
            corner(
                outline(inside.frame(width: 80, height: 60).frame(width: 100, height: 100).containerShape(shape)))
                == 10)
        #expect(
            corner(outline(inside.frame(width: 40, height: 40).frame(width: 100, height: 100).containerShape(shape)))
                == 0)
    }

    @Test func `is a rectangle without a container`() {
        let path = ContainerRelativeShape().inset(by: 2).path(in: CGRect(x: 0, y: 0, width: 10, height: 8))
        #expect(path.description == "2 2 m 8 2 l 8 6 l 2 6 l h")
    }

    @Test func `follows another shape of the container`() throws {
        struct Changing: View {
            @State private var radius: CGFloat = 20

            var body: some View {
                VStack {
                    ContainerRelativeShape().fill(.red).frame(width: 50, height: 50)
                        .containerShape(RoundedRectangle(cornerRadius: radius))
                    Button("less") { radius = 5 }
                }
            }
        }
        let page = TestPage { Changing() }
        func shown() -> CGFloat? {
            page.nodes.lazy.compactMap { node -> CGFloat? in
                guard case .shape(let shape) = node.content else { return nil }
                return corner(shape.outline)
            }.first
        }
        #expect(shown() == 20)
        try page.tap("less")
        #expect(shown() == 5)
    }
}
