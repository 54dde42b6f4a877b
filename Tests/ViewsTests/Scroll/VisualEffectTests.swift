import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

extension TestPage {
    /// The nodes with visual effects, in order.
    var effects: [DisplayNode] { nodes.filter { "\($0.type)" == "VisualEffect" } }

    /// The scroll effect of the first of these nodes.
    var scrollEffect: DisplayScrollEffect? { effects.first?.appearance?.effects?.scroll }
}

extension DisplayNode {
    /// The steps of the transform.
    var steps: [DisplayTransform.Step]? {
        if case .steps(let steps)? = appearance?.transform?.kind { steps } else { nil }
    }
}

extension DisplayTransform {
    fileprivate var steps: [Step] { if case .steps(let steps) = kind { steps } else { [] } }
}

@MainActor
@Suite struct `A visual effect` {
    @Test func `depends on the size, and does not affect the layout`() {
        let page = TestPage(width: 100, height: 100) {
            VStack(spacing: 0) {
                Text("abc").visualEffect { content, proxy in
                    content.offset(x: proxy.size.width, y: 5).opacity(0.5).blur(radius: 3)
                }
                Text("below")
            }
        }
        let node = page.effects[0]
        #expect(node.steps == [.translation(x: 30, y: 5, z: 0)])
        #expect(node.appearance?.opacity == 0.5)
        #expect(node.appearance?.filters == [.blur(radius: 3)])
        #expect(page.scrollEffect == nil)
        #expect(page.frame(of: "below")?.minY == 50)
    }

    @Test func `applies its changes in order, about their common anchor`() {
        let page = TestPage {
            Color.red.frame(width: 40, height: 20).visualEffect { content, _ in
                content.scaleEffect(2, anchor: .topTrailing).rotationEffect(.degrees(90), anchor: .topTrailing)
                    .offset(CGSize(width: 1, height: 2)).scaleEffect(CGSize(width: 3, height: 4), anchor: .topTrailing)
            }
        }
        #expect(
            page.effects[0].steps == [
                .scale(x: 2, y: 2), .other(.turn(degrees: 90)), .translation(x: 1, y: 2, z: 0), .scale(x: 3, y: 4),
            ])
        #expect(page.effects[0].appearance?.transform?.anchor == .topTrailing)
    }

    @Test func `with several anchors applies each change about its own anchor`() {
        let page = TestPage {
            Color.red.frame(width: 40, height: 20).visualEffect { content, _ in
                content.scaleEffect(x: 2, anchor: .trailing)
                    .rotation3DEffect(
                        .degrees(90), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 7, perspective: 0.5)
            }
        }
        #expect(
            page.effects[0].steps == [
                .translation(x: -40, y: -10, z: 0), .scale(x: 2, y: 1), .translation(x: 40, y: 10, z: 0),
                .translation(x: 0, y: -10, z: -7),
                .other(.rotation(degrees: 90, x: 0, y: 1, z: 0, distance: 80)), .translation(x: 0, y: 10, z: 7),
            ])
        #expect(page.effects[0].appearance?.transform?.anchor == .topLeading)
    }

    @Test func `has filters in the form that browsers interpolate`() {
        let page = TestPage {
            Text("a").visualEffect { content, _ in
                content.contrast(2).saturation(0.5).grayscale(3).hueRotation(.degrees(90)).brightness(0.5)
                    .brightness(-0.5)
            }
        }
        #expect(
            page.effects[0].appearance?.filters == [
                .contrast(2), .saturation(0.5), .grayscale(1), .hueRotation(degrees: 90),
                .contrast(0.5), .gain(2), .contrast(1), .contrast(1), .gain(0.5), .contrast(2),
            ])
    }

    @Test func `clamps values to the range of each filter`() {
        func parts(_ amount: Double) -> DisplayNode {
            TestPage {
                Text("a").visualEffect { content, _ in
                    content.opacity(amount).blur(radius: amount).contrast(amount).saturation(amount).grayscale(amount)
                        .brightness(amount)
                }
            }
            .effects[0]
        }
        #expect(parts(-3).appearance?.opacity == 0)
        #expect(
            parts(-3).appearance?.filters == [
                .blur(radius: 0), .contrast(0), .saturation(0), .grayscale(0), .contrast(1), .gain(1 / 3.0),
                .contrast(3),
            ])
        #expect(parts(3).appearance?.opacity == 1)
        #expect(
            parts(3).appearance?.filters == [
                .blur(radius: 3), .contrast(3), .saturation(3), .grayscale(1), .contrast(1 / 3.0), .gain(3),
                .contrast(1),
            ])
    }

    @Test func `ignores values that are not finite`() {
        let page = TestPage {
            Text("a").visualEffect { content, proxy in
                content.scaleEffect(0 / proxy.size.width / 0).opacity(.nan).offset(x: .infinity, y: 3).blur(
                    radius: .nan
                )
                .rotation3DEffect(.degrees(20), axis: (x: 0, y: 0, z: 0))
            }
        }
        #expect(
            page.effects[0].steps == [
                .scale(x: 1, y: 1), .translation(x: 0, y: 0, z: 0),
                .other(.rotation(degrees: 0, x: 0, y: 0, z: 1, distance: 10)),
            ])
        #expect(page.effects[0].appearance?.opacity == 1)
        #expect(page.effects[0].appearance?.filters == [.blur(radius: 0)])
    }

    // MARK: Scrolling

    /// Ten rows of 50 points in a view of 200 points, of which the third has an effect.
    private struct Rows: View {
        @State private var depth = 0.5
        @State private var height: CGFloat = 50

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: height).overlay(Text("first"))
                    Button("deeper") { depth = 1 }.frame(height: 50)
                    Text("third").frame(height: 50).visualEffect { [depth] content, proxy in
                        content.offset(x: proxy.frame(in: .scrollView).minY * depth)
                    }
                    Button("higher") { height = 80 }.frame(height: 50)
                    Color.clear.frame(height: 300)
                }
            }
        }
    }

    @Test func `is sampled where the view enters the area and leaves it, and the page reports no scrolling`() {
        let page = TestPage { Rows() }
        let effect = page.scrollEffect
        #expect(effect?.area == page.scrollNode?.id)
        #expect(effect?.axis == .vertical)
        #expect(effect?.course == .interpolated)
        #expect(effect?.transforms.map(\.offset) == [0, 300])
        #expect(
            effect?.transforms.map(\.value.steps) == [
                [.translation(x: 50, y: 0, z: 0)], [.translation(x: -100, y: 0, z: 0)],
            ])
        #expect(effect?.opacities == [])
        #expect(page.effects[0].steps == [.translation(x: 50, y: 0, z: 0)])
        #expect(page.scrollNode?.events == [])
    }

    @Test func `is evaluated again when its state or the layout changes`() throws {
        let page = TestPage { Rows() }
        try page.tap("deeper")
        #expect(page.scrollEffect?.transforms.map(\.value.steps).last == [.translation(x: -200, y: 0, z: 0)])
        try page.tap("higher")
        #expect(page.scrollEffect?.transforms.map(\.offset) == [0, 330])
        #expect(page.effects[0].steps == [.translation(x: 130, y: 0, z: 0)])
    }

    @Test func `has more samples at bends`() {
        let page = TestPage {
            ScrollView {
                VStack(spacing: 0) {
                    Text("header").frame(height: 60).visualEffect { content, proxy in
                        content.offset(y: max(0, -100 - proxy.frame(in: .scrollView(axis: .vertical)).minY))
                            .opacity(proxy.bounds(of: .scrollView)?.minY ?? 0 > 150 ? 0 : 1)
                    }
                    Color.clear.frame(height: 540)
                }
            }
        }
        let effect = page.scrollEffect
        #expect(effect?.transforms.first?.offset == 0 && effect?.transforms.last?.offset == 400)
        #expect(effect?.transforms.last?.value.steps == [.translation(x: 0, y: 300, z: 0)])
        let bend = effect?.transforms.dropFirst().first
        #expect(abs((bend?.offset ?? 0) - 100) < 8 && effect?.transforms.count ?? 9 <= 4)
        #expect(effect?.opacities.map(\.value) == [1, 1, 0, 0])
        #expect(abs((effect?.opacities[2].offset ?? 0) - 150) < 1)
    }

    @Test func `follows the nearest scroll view that makes a difference`() {
        let page = TestPage {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            Text("a").frame(width: 200, height: 50).visualEffect { content, proxy in
                                content.offset(x: proxy.frame(in: .scrollView).minX)
                            }
                            Text("b").frame(width: 200, height: 50).visualEffect { content, proxy in
                                content.offset(x: proxy.frame(in: .global).minY)
                            }
                        }
                    }
                    Color.clear.frame(height: 350)
                }
            }
        }
        let found = page.effects.map { $0.appearance?.effects?.scroll }
        #expect(found.map(\.?.axis) == [.horizontal, .vertical])
        #expect(found[1]?.area == page.scrollNode?.id && found[0]?.area != found[1]?.area)
    }

    @Test func `of a view that does not move with its area has no samples`() {
        let page = TestPage {
            ScrollView {
                Text("a").visualEffect { content, proxy in content.offset(x: proxy.frame(in: .scrollView).minY) }
            }
        }
        #expect(page.scrollEffect == nil)
        #expect(page.effects[0].steps == [.translation(x: 0, y: 0, z: 0)])
    }

    @Test func `applies to each of several views`() {
        let page = TestPage {
            ScrollView {
                VStack(spacing: 0) {
                    Group {
                        Text("a").frame(height: 150)
                        Text("b").frame(height: 150)
                    }
                    .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .scrollView).minY) }
                }
            }
        }
        #expect(page.effects.map(\.steps) == [[.translation(x: 0, y: 0, z: 0)], [.translation(x: 150, y: 0, z: 0)]])
        #expect(page.effects.allSatisfy { $0.appearance?.effects?.scroll != nil })
    }

    @Test func `in a lazy stack is evaluated for the rows that exist, and not at each report of scrolling`() throws {
        let page = TestPage {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10_000, id: \.self) { row in
                        Text("row \(row)").frame(height: 50).visualEffect { content, proxy in
                            content.offset(x: proxy.frame(in: .scrollView).minY)
                        }
                    }
                }
            }
        }
        #expect(page.effects.count < 100)
        let before = page.scrollEffect
        try page.scroll(y: 10)
        #expect(page.scrollEffect === before)
        try page.scroll(y: 100_000)
        let effect = page.effects.first { $0.frame.minY >= 0 }?.appearance?.effects?.scroll
        #expect(effect?.transforms.count == 2)
    }

    @Test func `changes with the animation of its state`() throws {
        struct Faded: View {
            @State private var isFaded = false

            var body: some View {
                Button("fade") { withAnimation(.linear(duration: 2)) { isFaded = true } }
                Text("a").visualEffect { [isFaded] content, _ in content.opacity(isFaded ? 0 : 1) }
            }
        }
        let page = TestPage { Faded() }
        try page.tap("fade")
        #expect(page.effects[0].appearance?.opacity == 0)
        #expect(page.effects[0].animation?.duration == 2)
    }
}
