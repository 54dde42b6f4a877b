import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

/// An update places the views that a change moves, and no other view gets a new frame.
@MainActor
@Suite struct `A change of a size` {
    private struct Column: View {
        @State private var height: CGFloat = 20

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: height)
                Text("second")
                HStack(spacing: 0) {
                    Text("third")
                    Text("x")
                }
                Button("grow") { height = 40 }
            }
        }
    }

    @Test func `moves the views after it in a column, including those in rows`() throws {
        let page = TestPage { Column() }
        #expect(page.frame(of: "second") == CGRect(x: 120, y: 95, width: 60, height: 10))
        #expect(page.frame(of: "x") == CGRect(x: 170, y: 105, width: 10, height: 10))
        try page.tap("grow")
        #expect(page.frames(ofType: "Color") == [CGRect(x: 120, y: 65, width: 20, height: 40)])
        #expect(page.frame(of: "second") == CGRect(x: 120, y: 105, width: 60, height: 10))
        #expect(page.frame(of: "third") == CGRect(x: 120, y: 115, width: 50, height: 10))
        #expect(page.frame(of: "x") == CGRect(x: 170, y: 115, width: 10, height: 10))
        #expect(page.frame(of: "grow") == CGRect(x: 120, y: 125, width: 40, height: 10))
    }

    private struct Line: View {
        @State private var width: CGFloat = 20

        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: width, height: 10)
                VStack(spacing: 0) {
                    Text("ab")
                    Text("c")
                }
                Button("go") { width = 60 }
            }
        }
    }

    @Test func `moves the views after it in a row, including those in columns`() throws {
        let page = TestPage { Line() }
        #expect(page.frame(of: "c") == CGRect(x: 145, y: 100, width: 10, height: 10))
        try page.tap("go")
        #expect(page.frames(ofType: "Color") == [CGRect(x: 100, y: 95, width: 60, height: 10)])
        #expect(page.frame(of: "ab") == CGRect(x: 160, y: 90, width: 20, height: 10))
        #expect(page.frame(of: "c") == CGRect(x: 165, y: 100, width: 10, height: 10))
        #expect(page.frame(of: "go") == CGRect(x: 180, y: 95, width: 20, height: 10))
    }

    private struct Layers: View {
        @State private var size: CGFloat = 40

        var body: some View {
            ZStack(alignment: .bottomTrailing) {
                Color.red.frame(width: size, height: size)
                Button("b") { size = 80 }
            }
            .overlay(alignment: .topLeading) { Text("o") }
            .background(alignment: .bottomLeading) { Text("u") }
        }
    }

    @Test func `moves views aligned with the view`() throws {
        let page = TestPage { Layers() }
        #expect(page.frame(of: "b") == CGRect(x: 160, y: 110, width: 10, height: 10))
        try page.tap("b")
        #expect(page.frame(of: "b") == CGRect(x: 180, y: 130, width: 10, height: 10))
        #expect(page.frame(of: "o") == CGRect(x: 110, y: 60, width: 10, height: 10))
        #expect(page.frame(of: "u") == CGRect(x: 110, y: 130, width: 10, height: 10))
    }

    private struct Framed: View {
        @State private var isWide = false
        @State private var isLeading = false

        var body: some View {
            VStack(spacing: 0) {
                Text("a").frame(width: isWide ? 100 : 50, height: 10, alignment: isLeading ? .leading : .trailing)
                    .padding(isWide ? 10 : 0)
                Button("wide") { isWide = true }
                Button("lead") { isLeading = true }
            }
        }
    }

    @Test func `of a frame, a padding or an alignment moves the content`() throws {
        let page = TestPage { Framed() }
        #expect(page.frame(of: "a") == CGRect(x: 165, y: 85, width: 10, height: 10))
        try page.tap("wide")
        #expect(page.frame(of: "a") == CGRect(x: 190, y: 85, width: 10, height: 10))
        #expect(page.frame(of: "wide") == CGRect(x: 130, y: 105, width: 40, height: 10))
        try page.tap("lead")
        #expect(page.frame(of: "a") == CGRect(x: 100, y: 85, width: 10, height: 10))
    }

    private struct Spaced: View {
        @State private var spacing: CGFloat = 0
        @State private var alignment = HorizontalAlignment.leading

        var body: some View {
            VStack(alignment: alignment, spacing: spacing) {
                Text("a")
                Text("bb")
                Button("space") { spacing = 10 }
                Button("trail") { alignment = .trailing }
            }
        }
    }

    @Test func `follows the spacing and the alignment of a stack`() throws {
        let page = TestPage { Spaced() }
        #expect(page.frame(of: "bb") == CGRect(x: 125, y: 90, width: 20, height: 10))
        try page.tap("space")
        #expect(page.frame(of: "a") == CGRect(x: 125, y: 65, width: 10, height: 10))
        #expect(page.frame(of: "bb") == CGRect(x: 125, y: 85, width: 20, height: 10))
        try page.tap("trail")
        #expect(page.frame(of: "a") == CGRect(x: 165, y: 65, width: 10, height: 10))
        #expect(page.frame(of: "bb") == CGRect(x: 155, y: 85, width: 20, height: 10))
    }

    private struct Cells: View {
        @State private var width: CGFloat = 20

        var body: some View {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: width, height: 10)
                    Text("b")
                }
                GridRow {
                    Button("c") { width = 60 }
                    Text("d")
                }
            }
        }
    }

    @Test func `moves the cells of a grid's other rows`() throws {
        let page = TestPage { Cells() }
        #expect(page.frame(of: "d") == CGRect(x: 155, y: 100, width: 10, height: 10))
        try page.tap("c")
        #expect(page.frame(of: "c") == CGRect(x: 140, y: 100, width: 10, height: 10))
        #expect(page.frame(of: "b") == CGRect(x: 175, y: 90, width: 10, height: 10))
        #expect(page.frame(of: "d") == CGRect(x: 175, y: 100, width: 10, height: 10))
    }

    private struct Coming: View {
        @State private var isShown = false

        var body: some View {
            VStack(spacing: 0) {
                Text("a")
                if isShown { Text("new") }
                Text("b")
                Button("show") { isShown.toggle() }
            }
        }
    }

    @Test func `by an inserted or removed view moves the views after it`() throws {
        let page = TestPage { Coming() }
        try page.tap("show")
        #expect(page.texts == ["a", "new", "b", "show"])
        #expect(page.frame(of: "a") == CGRect(x: 145, y: 80, width: 10, height: 10))
        #expect(page.frame(of: "new") == CGRect(x: 135, y: 90, width: 30, height: 10))
        #expect(page.frame(of: "b") == CGRect(x: 145, y: 100, width: 10, height: 10))
        try page.tap("show")
        #expect(page.frame(of: "a") == CGRect(x: 145, y: 85, width: 10, height: 10))
        #expect(page.frame(of: "b") == CGRect(x: 145, y: 95, width: 10, height: 10))
    }

    private struct Emptied: View {
        @State var numbers: [Int]

        var body: some View {
            VStack(spacing: 0) {
                Text("above")
                VStack { ForEach(numbers, id: \.self) { Text("\($0)") } }
                Button("clear") { numbers = [] }
            }
        }
    }

    @Test func `that empties a column gives it the height of a column that starts empty`() throws {
        let empty = TestPage { Emptied(numbers: []) }
        #expect(empty.frame(of: "above") == CGRect(x: 125, y: 90, width: 50, height: 10))
        let page = TestPage { Emptied(numbers: [1, 2]) }
        #expect(page.frame(of: "above") == CGRect(x: 125, y: 76, width: 50, height: 10))
        try page.tap("clear")
        #expect(page.frame(of: "above") == CGRect(x: 125, y: 90, width: 50, height: 10))
        #expect(page.frame(of: "clear") == CGRect(x: 125, y: 100, width: 50, height: 10))
    }
}
