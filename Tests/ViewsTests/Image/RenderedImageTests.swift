import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor
@Suite struct `An image that code draws` {
    private let square = Image(size: CGSize(width: 20, height: 10), label: Text("Square")) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(Color(red: 1, green: 0, blue: 0)))
    }

    /// The frame of the image, its label, and the transforms of its steps.
    private func shown(_ page: TestPage) -> (frame: CGSize, label: String?, steps: [CGAffineTransform])? {
        for node in page.nodes {
            guard case .drawing(let list) = node.content else { continue }
            return (node.frame.size, node.semantics?.label, list.steps.map { $0.transform ?? .identity })
        }
        return nil
    }

    @Test func `has its size and its label`() throws {
        let found = try #require(shown(TestPage { square }))
        #expect(found.frame == CGSize(width: 20, height: 10))
        #expect(found.label == "Square")
        #expect(found.steps == [.identity])
    }

    @Test func `is drawn larger if it is resizable`() throws {
        let found = try #require(shown(TestPage { square.resizable().frame(width: 40, height: 40) }))
        #expect(found.frame == CGSize(width: 40, height: 40))
        #expect(found.steps == [CGAffineTransform(scaleX: 2, y: 4)])
    }

    @Test func `is repeated`() throws {
        let found = try #require(shown(TestPage { square.resizable(resizingMode: .tile).frame(width: 30, height: 20) }))
        #expect(found.steps.map(\.tx) == [0, 20, 0, 20])
        #expect(found.steps.map(\.ty) == [0, 0, 10, 10])
    }

    @Test func `is black where nothing is drawn if it is opaque`() throws {
        let opaque = Image(size: CGSize(width: 4, height: 4), opaque: true) { _ in }
        let page = TestPage { opaque }
        #expect(try #require(shown(page)).steps.count == 1)
    }

    @Test func `is drawn in a canvas`() throws {
        let page = TestPage {
            Canvas { context, _ in context.draw(square, in: CGRect(x: 5, y: 5, width: 40, height: 20)) }
        }
        #expect(try #require(shown(page)).steps == [CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 5)])
    }

    private struct Counting: View {
        @State private var width: CGFloat = 4
        var body: some View {
            let width = width
            Image(size: CGSize(width: 20, height: 10)) { context in
                context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 4)), with: .foreground)
            }
            Button("More") { self.width += 4 }
        }
    }

    @Test func `follows the state of its view`() throws {
        let page = TestPage { Counting() }
        func width() -> CGFloat? {
            for node in page.nodes {
                guard case .drawing(let list) = node.content, case .fill(let path, _, _)? = list.steps.first?.content
                else { continue }
                return path.points.map(\.x).max()
            }
            return nil
        }
        #expect(width() == 4)
        try page.tap("More")
        #expect(width() == 8)
    }
}
