import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor @Suite struct `An effect` {
    private func effects<V: View>(_ view: V) -> [DisplayEffects] {
        TestPage { view }.nodes.compactMap { $0.appearance?.effects }
    }

    @Test func `rotates a view in 3D, seen from a distance of its longer side`() {
        let found = effects(
            Color.red.frame(width: 40, height: 20).rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)))
        #expect(
            found.map(\.transform) == [
                DisplayTransform(.rotation(degrees: 90, x: 0, y: 1, z: 0, distance: 40), anchor: .center)
            ])
    }

    @Test func `rotates a view about an edge, from twice as far for half the perspective`() {
        let found = effects(
            Color.red.frame(width: 40, height: 20).rotation3DEffect(
                .degrees(90), axis: (x: 1, y: 0, z: 0), anchor: .top, anchorZ: 5, perspective: 0.5))
        #expect(
            found.map(\.transform) == [
                DisplayTransform(.rotation(degrees: 90, x: 1, y: 0, z: 0, distance: 80), anchor: .top, anchorZ: 5)
            ])
    }

    @Test func `may be any matrix, relative to the corner`() {
        let moved = effects(Color.red.transformEffect(CGAffineTransform(a: 2, b: 0.5, c: 0, d: 1, tx: 3, ty: 4)))
        #expect(
            moved.map(\.transform) == [DisplayTransform(a: 2, b: 0.5, c: 0, d: 1, tx: 3, ty: 4, anchor: .topLeading)])
        var projection = ProjectionTransform()
        projection.m13 = 0.001
        let projected = effects(Color.red.projectionEffect(projection))
        #expect(
            projected.map(\.transform) == [
                DisplayTransform(
                    .projection(ProjectionMatrix(1, 0, 0.001, 0, 1, 0, 0, 0, 1)), anchor: .topLeading)
            ])
        #expect(effects(Color.red.transformEffect(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))).isEmpty)
        #expect(projection.concatenating(projection.inverted()).isIdentity)
    }

    @Test func `a transform that becomes the identity stays in the page, with its origin`() throws {
        struct Growing: View {
            @State private var scale: CGFloat = 1
            var body: some View {
                Color.red.transformEffect(CGAffineTransform(scaleX: scale, y: 1))
                Button("Grow") { scale = 2 }
                Button("Shrink") { scale = 1 }
            }
        }
        let page = TestPage { VStack { Growing() } }
        func transform() -> DisplayTransform? { page.nodes.compactMap { $0.appearance?.transform }.first }
        #expect(transform() == nil)
        try page.tap("Grow")
        #expect(transform() == DisplayTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0, anchor: .topLeading))
        try page.tap("Shrink")
        #expect(transform() == DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, anchor: .topLeading))
    }

    @Test func `without an axis leaves the view unchanged`() {
        let found = effects(
            Color.red.frame(width: 40, height: 20).rotation3DEffect(.degrees(30), axis: (x: 0, y: .nan, z: 0)))
        #expect(found.isEmpty)
    }

    @Test func `blends colors with those behind, up to a group`() {
        let found = effects(
            ZStack {
                Color.red
                Color.blue.blendMode(.screen)
            }
            .compositingGroup())
        #expect(found.map(\.blendMode) == [.normal, .screen])
        #expect(found.map(\.isIsolated) == [true, false])
    }

    @Test func `adds to colors or multiplies them`() {
        #expect(effects(Color.red.brightness(0.25)).map(\.filters) == [[.brightness(0.25)]])
        #expect(effects(Color.red.brightness(7)).map(\.filters) == [[.brightness(1)]])
        #expect(
            effects(Color.red.colorMultiply(Color(red: 1, green: 0, blue: 0))).map(\.filters) == [
                [.multiplication(.rgb(1, 0, 0))]
            ])
    }

    @Test func `shows the part of a view that its mask covers, without affecting the view's size`() throws {
        let page = TestPage {
            VStack(spacing: 0) {
                Color.red.frame(width: 40, height: 20).mask(alignment: .leading) { Circle().frame(width: 100) }
                Text("below")
            }
        }
        let masked = try #require(page.nodes.first { $0.appearance?.effects?.mask != nil })
        #expect(masked.frame.size == CGSize(width: 40, height: 20))
        let mask = try #require(masked.appearance?.effects?.mask)
        #expect(mask.nodes.map(\.frame) == [CGRect(x: 40, y: 0, width: 20, height: 20)])
        #expect(page.frame(of: "below")?.minY == masked.frame.maxY)
    }

    struct Wiping: View {
        @State private var width: CGFloat = 10

        var body: some View {
            Text("seen").mask(alignment: .leading) { Rectangle().frame(width: width) }
            Button("more") { width += 10 }
        }
    }

    @Test func `updates the mask when it changes, in the same element`() throws {
        let page = TestPage { Wiping() }
        let before = try #require(page.nodes.first { $0.appearance?.effects?.mask != nil })
        try page.tap("more")
        let after = try #require(page.nodes.first { $0.appearance?.effects?.mask != nil })
        #expect(before.id == after.id)
        #expect(after.appearance?.effects?.mask?.nodes.map(\.frame.width) == [20])
    }

    struct Measuring: View {
        @State private var width: CGFloat = 30
        @State private var heard: [CGFloat] = []

        var body: some View {
            VStack {
                Color.red.frame(width: width, height: 5)
                    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { heard.append($0) }
                Text(heard.map { "\(Int($0))" }.joined(separator: " "))
                Button("wider") { width += 20 }
            }
        }
    }

    @Test func `a view's size is reported once it is known and whenever it changes`() throws {
        let page = TestPage { Measuring() }
        #expect(page.texts.first == "30")
        try page.tap("wider")
        #expect(page.texts.first == "30 50")
    }

    struct Previews: PreviewProvider {
        static var previews: some View {
            Text("a").previewLayout(.sizeThatFits)
            Text("b").previewDevice("iPhone 17").previewDisplayName("phone")
        }
    }

    @Test func `previews are views like others`() {
        #expect(TestPage { VStack { Previews.previews } }.texts == ["a", "b"])
    }
}
