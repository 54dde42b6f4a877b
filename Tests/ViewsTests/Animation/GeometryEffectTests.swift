import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

private struct Slide: GeometryEffect {
    var share: CGFloat

    var animatableData: CGFloat {
        get { share }
        set { share = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: share * share * size.width, y: 0))
    }
}

private struct Still: GeometryEffect {
    var value: ProjectionTransform
    func effectValue(size: CGSize) -> ProjectionTransform { value }
}

private struct SlidingText: View {
    @State private var share: CGFloat = 0
    var isIgnored = false

    var body: some View {
        Button("slide") { withAnimation(.linear(duration: 1)) { share = 1 } }
        if isIgnored {
            Text("abcd").modifier(Slide(share: share).ignoredByLayout())
        } else {
            Text("abcd").modifier(Slide(share: share))
        }
    }
}

@MainActor
@Suite struct `A geometry effect` {
    private func transform(_ text: String, in page: TestPage, root: DisplayNode? = nil) -> DisplayTransform? {
        var found: DisplayTransform?
        func visit(_ node: DisplayNode) {
            if case .text(let own) = node.content, own.plainText == text { found = node.appearance?.transform }
            for child in node.children { visit(child) }
        }
        visit(root ?? page.tree.root)
        return found
    }

    private func move(_ x: CGFloat) -> DisplayTransform {
        DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: 0, anchor: .topLeading)
    }

    @Test(arguments: [false, true]) func `is evaluated in stages when it is animated`(isIgnored: Bool) throws {
        let page = TestPage { SlidingText(isIgnored: isIgnored) }
        #expect(transform("abcd", in: page) == move(0))
        try page.tap("slide")
        #expect(transform("abcd", in: page) == move(40))
        let samples = try #require(page.tree.samples.first)
        let half = try #require(samples.stages.firstIndex(of: 0.5))
        #expect(transform("abcd", in: page, root: samples.roots[0]) == move(0))
        #expect(transform("abcd", in: page, root: samples.roots[half]) == move(10))
    }

    @Test func `without animatable data has no effect for the identity`() {
        var tilted = ProjectionTransform()
        tilted.m13 = 0.001
        let page = TestPage {
            Text("none").modifier(Still(value: ProjectionTransform()))
            Text("tilted").modifier(Still(value: tilted))
        }
        #expect(transform("none", in: page) == nil)
        #expect(
            transform("tilted", in: page)
                == DisplayTransform(.projection(ProjectionMatrix(1, 0, 0.001, 0, 1, 0, 0, 0, 1)), anchor: .topLeading))
    }

    @Test func `with a number that is not finite counts as the identity`() {
        var broken = ProjectionTransform()
        broken.m31 = .infinity
        let page = TestPage { Text("broken").modifier(Still(value: broken)) }
        #expect(transform("broken", in: page) == nil)
    }

    @Test func `applies to each of several views`() {
        let page = TestPage {
            VStack {
                Group {
                    Text("ab")
                    Text("abcd")
                }
                .modifier(Slide(share: 1))
            }
        }
        #expect(transform("ab", in: page) == move(20))
        #expect(transform("abcd", in: page) == move(40))
    }

    @Test func `projects a transform in space along the z-axis`() {
        var transform = CATransform3DIdentity
        transform.m34 = -0.01
        transform = CATransform3DRotate(transform, .pi / 2, 0, 1, 0)
        transform.m41 = 5
        let projection = ProjectionTransform(transform)
        #expect(abs(projection.m11) < 1e-9 && abs(projection.m13 - 0.01) < 1e-9)
        #expect(projection.m22 == 1 && projection.m31 == 5 && projection.m33 == 1)
    }
}
