import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A page with invalid arguments` {
    struct Sizes: View {
        let width: CGFloat
        var body: some View {
            HStack(spacing: 0) {
                Text("a").bold().frame(width: width, height: 20)
                Text("b")
            }
        }
    }

    @Test(arguments: [(-40.0, 0.0, "-40.0"), (.nan, 10, "nan"), (.infinity, 10, "inf"), (-.infinity, 10, "-inf")])
    func `survives an invalid frame, and the warning names the view`(
        width: CGFloat, shown: CGFloat, name: String
    ) {
        let page = TestPage { Sizes(width: width) }
        #expect(page.frame(of: "b") == CGRect(x: 145 + shown / 2, y: 95, width: 10, height: 10))
        #expect(
            Warning.wrote(
                "Sizes: Text.frame(width: \(name), height: 20.0): a length must be finite and at least 0. A negative length counts as 0, any other invalid one as nil."
            ))
    }

    struct Bounds: View {
        let minimum: CGFloat
        let maximum: CGFloat
        var body: some View { Color.red.frame(minWidth: minimum, maxWidth: maximum).frame(height: 10) }
    }

    @Test(arguments: [(200.0, 100.0, 200.0), (.nan, 100, 100), (-5, 100, 100), (0, .nan, 300), (10, -10, 10)])
    func `survives contradictory bounds`(minimum: CGFloat, maximum: CGFloat, width: CGFloat) {
        let page = TestPage { Bounds(minimum: minimum, maximum: maximum) }
        #expect(page.frames(ofType: "Color").map(\.width) == [width])
        #expect(
            Warning.wrote(
                "Bounds: Color.frame(minWidth: \(minimum), idealWidth: nil, maxWidth: \(maximum)): the lengths must be in ascending order and at least 0, and only the maximum may be infinite."
            ))
    }

    struct Distances: View {
        var body: some View {
            VStack(spacing: .nan) {
                Text("a").padding(.infinity)
                Text("b").offset(x: .nan, y: 3)
                Text("c").padding(.leading, .nan)
            }
        }
    }

    @Test func `survives invalid distances`() {
        let page = TestPage { Distances() }
        #expect(page.frame(of: "a") == CGRect(x: 145, y: 85, width: 10, height: 10))
        #expect(page.frame(of: "b") == CGRect(x: 145, y: 98, width: 10, height: 10))
        #expect(page.frame(of: "c") == CGRect(x: 145, y: 105, width: 10, height: 10))
        for call in ["padding(inf)", "offset(nan, 3.0)", "padding(nan)"] {
            #expect(Warning.wrote("Distances: Text.\(call): a length that is infinite or NaN counts as 0."))
        }
    }

    struct Repeated: View {
        @State private var numbers = [1, 2, 1]
        var body: some View {
            VStack(spacing: 0) {
                ForEach(numbers, id: \.self) { Text("\($0)") }
                Button("more") { numbers = [1, 1, 3, 1] }
                Button("less") { numbers = [1] }
            }
        }
    }

    @Test func `shows every row even if ids are repeated`() throws {
        let page = TestPage { Repeated() }
        #expect(page.texts == ["1", "2", "1", "more", "less"])
        #expect(
            Warning.wrote(
                "Repeated: ForEach<Array<Int>>: the id 1 occurs more than once; each view must have its own."))
        try page.tap("more")
        #expect(page.texts == ["1", "1", "3", "1", "more", "less"])
        try page.tap("less")
        #expect(page.texts == ["1", "more", "less"])
        #expect(page.frame(of: "1") == CGRect(x: 145, y: 85, width: 10, height: 10))
    }

    struct Nest: View {
        let depth: Int
        var body: AnyView {
            if depth == 0 { return AnyView(Text("core")) }
            return AnyView(VStack { Nest(depth: depth - 1).padding(depth % 100 == 0 ? 1 : 0) })
        }
    }

    struct Deep: View {
        @State private var depth = 500
        var body: some View {
            Nest(depth: depth)
            Button("deeper") { depth += 10 }
            Button("flat") { depth = 0 }
        }
    }

    @Test func `survives views nested five hundred deep`() throws {
        let page = TestPage { Deep() }
        #expect(page.texts == ["core", "deeper", "flat"])
        try page.tap("deeper")
        #expect(page.texts == ["core", "deeper", "flat"])
        try page.tap("flat")
        #expect(page.texts == ["core", "deeper", "flat"])
    }

    struct Wild: Layout {
        let wildSize: CGSize
        func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize { wildSize }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
            for subview in subviews { subview.place(at: CGPoint(x: wildSize.width, y: 0), proposal: .unspecified) }
        }
    }

    @Test(arguments: [CGFloat.nan, -.infinity, .infinity, -10, .greatestFiniteMagnitude])
    func `has valid frames for any sizes that a layout returns`(length: CGFloat) {
        let page = TestPage {
            HStack(spacing: 0) {
                Wild(wildSize: CGSize(width: length, height: length)) { Text("a").background(Color.red) }.background(
                    Color.green)
                Text("b")
            }
        }
        #expect(page.texts.sorted() == ["a", "b"])
        for node in page.nodes {
            let frame = node.frame
            #expect((frame.minX + frame.minY + frame.width + frame.height).isFinite, "\(node.type) \(frame)")
        }
    }
}
