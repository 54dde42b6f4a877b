import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@Suite struct `The columns of a lazy grid` {
    typealias Track = LazyGridRule.Track

    func columns(_ tracks: [Track], in length: CGFloat?) -> [[CGFloat]] {
        LazyGridRule(tracks).columns(in: length).map { [$0.start, $0.length] }
    }

    @Test func `of fixed length keep it, with a spacing of eight points`() {
        #expect(columns([Track(.fixed(50)), Track(.fixed(30))], in: 300) == [[0, 50], [58, 30]])
    }

    @Test func `that are flexible share the remaining space`() {
        let flexible = Track(.flexible(minimum: 10, maximum: .infinity))
        #expect(columns([flexible, flexible, flexible], in: 316) == [[0, 100], [108, 100], [216, 100]])
        #expect(columns([Track(.fixed(50), spacing: 0), flexible], in: 300) == [[0, 50], [50, 250]])
    }

    @Test func `stay within their bounds, and the others take the rest`() {
        let small = Track(.flexible(minimum: 10, maximum: 40), spacing: 10)
        let large = Track(.flexible(minimum: 10, maximum: .infinity))
        #expect(columns([small, large], in: 250) == [[0, 40], [50, 200]])
        #expect(
            columns([Track(.flexible(minimum: 180, maximum: 200), spacing: 10), large], in: 250) == [
                [0, 180], [190, 60],
            ])
    }

    @Test func `that are adaptive are as many as fit`() {
        let adaptive = Track(.adaptive(minimum: 60, maximum: .infinity), spacing: 10)
        #expect(columns([adaptive], in: 280) == [[0, 62.5], [72.5, 62.5], [145, 62.5], [217.5, 62.5]])
        #expect(columns([adaptive], in: 50) == [[0, 60]])
        #expect(
            columns([Track(.adaptive(minimum: 60, maximum: 61), spacing: 10)], in: 280).map { $0[1] } == [
                61, 61, 61, 61,
            ])
    }

    @Test func `without a length are as short as possible`() {
        #expect(
            columns([Track(.flexible(minimum: 20, maximum: 90)), Track(.fixed(30))], in: nil) == [[0, 20], [28, 30]])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5, 0]) func `of an invalid length are still created`(length: CGFloat) {
        let found = LazyGridRule([Track(.flexible(minimum: 10, maximum: .infinity))]).columns(in: length)
        #expect(found.count == 1 && found[0].length.isFinite && found[0].length >= 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
    func `of invalid lengths from an author are still created`(
        length: CGFloat
    ) {
        for track in [
            Track(.fixed(length)), Track(.flexible(minimum: length, maximum: length)),
            Track(.adaptive(minimum: length, maximum: length), spacing: length),
        ] {
            let found = LazyGridRule([track]).columns(in: 100)
            #expect(!found.isEmpty && found.allSatisfy { $0.length.isFinite && $0.start.isFinite })
        }
    }
}

@MainActor
@Suite struct `Containers that choose` {
    @Test func `a grid arranges its views in lines as high as their highest view`() {
        let page = TestPage {
            LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(60), alignment: .leading)], spacing: 4) {
                Text("A")
                Color.red.frame(width: 20, height: 30)
                Text("B")
                Text("C")
            }
        }
        // 108 wide in the middle of 300. The lines are 30 and 10 high.
        #expect(page.frame(of: "A") == CGRect(x: 111, y: 88, width: 10, height: 10))
        #expect(page.frames(ofType: "Color") == [CGRect(x: 144, y: 78, width: 20, height: 30)])
        #expect(page.frame(of: "B") == CGRect(x: 111, y: 112, width: 10, height: 10))
        #expect(page.frame(of: "C") == CGRect(x: 144, y: 112, width: 10, height: 10))
    }

    @Test(arguments: [(300, "a long text"), (60, "short")]) func `the first view that fits is shown`(
        width: Int, shown: String
    ) {
        let page = TestPage {
            ViewThatFits(in: .horizontal) {
                Text("a long text")
                Text("short")
            }
            .frame(width: CGFloat(width), height: 100)
        }
        #expect(page.texts == [shown])
    }

    struct Fitting: View {
        @State private var width: CGFloat = 150

        var body: some View {
            VStack {
                Button("narrow") { width = 50 }
                ViewThatFits(in: .horizontal) {
                    Text("first").frame(width: 100, height: 10)
                    Text("second").frame(width: 100, height: 10)
                }
                .frame(width: width, alignment: .leading)
            }
        }
    }

    @Test func `another view of the same size is shown when the first one no longer fits`() throws {
        let page = TestPage { Fitting() }
        #expect(page.texts == ["narrow", "first"])
        try page.tap("narrow")
        #expect(page.texts == ["narrow", "second"])
    }

    struct Switching: View {
        @State private var isColumn = false

        var body: some View {
            VStack {
                Button("switch") { isColumn.toggle() }
                let layout = isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                layout {
                    Counter()
                    Text("B")
                }
            }
        }
    }

    struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("n\(count)") { count += 1 }
        }
    }

    @Test func `views keep their state when another layout replaces theirs`() throws {
        let page = TestPage { Switching() }
        try page.tap("n0")
        #expect(page.frame(of: "B")?.minX == 155)
        try page.tap("switch")
        #expect(page.texts == ["switch", "n1", "B"])
        #expect(page.frame(of: "B") == CGRect(x: 145, y: 109, width: 10, height: 10))
    }

    @Test func `effects change the drawing and not the layout`() {
        let page = TestPage {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).rotationEffect(.degrees(90)).grayscale(1).hueRotation(
                    .degrees(30))
                Text("below")
            }
        }
        #expect(page.frame(of: "below") == CGRect(x: 125, y: 105, width: 50, height: 10))
        let appearances = page.nodes.compactMap(\.appearance)
        #expect(appearances.contains { $0.filters == [.grayscale(1)] })
        #expect(
            appearances.contains { appearance in
                if case .hueRotation(let degrees)? = appearance.filters.first {
                    abs(degrees - 30) < 1e-9
                } else {
                    false
                }
            })
        #expect(
            appearances.contains { appearance in
                appearance.transform?.kind == .turn(degrees: 90)
            })
    }

    struct Table: View {
        @State private var isLong = false
        @State private var names = ["A", "B"]

        var body: some View {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
                ForEach(names, id: \.self) { name in
                    GridRow {
                        Text(name)
                        Text(isLong ? name + "long" : name + "x")
                    }
                }
                Button("more") {
                    isLong.toggle()
                    names.append("C")
                }
                .gridCellUnsizedAxes(.horizontal)
            }
        }
    }

    @Test func `the cells of grid rows are aligned in columns, and so is an added row`() throws {
        let page = TestPage { Table() }
        let first = try #require(page.frame(of: "A"))
        #expect(page.frame(of: "Ax")?.minX == first.minX + 20)
        #expect(page.frame(of: "B") == first.offsetBy(dx: 0, dy: 10))
        try page.tap("more")
        #expect(page.texts == ["A", "Along", "B", "Blong", "C", "Clong", "more"])
        let third = try #require(page.frame(of: "C"))
        #expect(page.frame(of: "Clong")?.minX == third.minX + 20)
        #expect(page.frame(of: "A")?.minX == third.minX)
    }

    @Test func `outside a grid the views of a grid row are laid out as without it`() {
        let page = TestPage {
            VStack(spacing: 0) {
                GridRow {
                    Text("one")
                    Text("two")
                }
            }
        }
        #expect(page.frame(of: "one")?.minX == page.frame(of: "two")?.minX)
    }
}
