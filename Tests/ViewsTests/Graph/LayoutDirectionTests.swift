import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

/// Pages of 300 by 200 points with letters of 10 by 10.
@MainActor @Suite struct `In a right-to-left layout` {
    private func page<V: View>(@ViewBuilder _ view: () -> V) -> TestPage {
        let view = view()
        return TestPage { view.environment(\.layoutDirection, .rightToLeft) }
    }

    @Test func `a part of a page gives its controls its direction`() {
        let page = TestPage {
            VStack {
                controls.environment(\.layoutDirection, .rightToLeft)
                controls
            }
        }
        let directions = page.nodes.compactMap { node -> LayoutDirection? in
            guard case .control(let control) = node.content else { return nil }
            if case .button = control.kind { return nil }
            return control.direction
        }
        #expect(directions == Array(repeating: .rightToLeft, count: 4) + Array(repeating: .leftToRight, count: 4))
    }

    @ViewBuilder private var controls: some View {
        Toggle("switch", isOn: .constant(true))
        Slider(value: .constant(0.5))
        Stepper("stepper", value: .constant(1))
        TextField("field", text: .constant(""))
    }

    @Test func `rows begin at the right`() {
        let page = page {
            HStack(spacing: 0) {
                Text("a"); Text("bb"); Spacer()
            }
        }
        #expect(page.frame(of: "a")?.minX == 290)
        #expect(page.frame(of: "bb")?.minX == 270)
    }

    @Test func `leading is the right side of frames, columns, overlays and padding`() {
        let page = page {
            VStack(alignment: .leading, spacing: 0) {
                Text("framed").frame(width: 100, alignment: .leading)
                Text("a")
                Text("in").padding(.leading, 20)
                Color.red.frame(width: 50, height: 10).overlay(alignment: .topLeading) { Text("o") }
            }
        }
        #expect(page.frame(of: "framed")?.maxX == 200)
        #expect(page.frame(of: "a")?.maxX == 200)
        #expect(page.frame(of: "in")?.maxX == 180)
        #expect(page.frame(of: "o")?.maxX == 200)
    }

    @Test func `offsets and positions are not mirrored`() {
        let page = page {
            ZStack {
                Text("o").offset(x: 30)
                Text("p").position(x: 40, y: 50)
            }
        }
        #expect(page.frame(of: "o")?.minX == 175)
        #expect(page.frame(of: "p") == CGRect(x: 35, y: 45, width: 10, height: 10))
    }

    @Test func `texts are marked as such`() {
        let page = page { Text("a") }
        var direction: LayoutDirection?
        for node in page.nodes { if case .text(let text) = node.content { direction = text.appearance.direction } }
        #expect(direction == .rightToLeft)
    }

    @Test func `a scrolling row starts at its right end`() throws {
        let page = page {
            ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<50) { Text("\($0 % 10)").frame(width: 20) } } }
                .frame(width: 100)
        }
        var scroll: DisplayScroll?
        for node in page.nodes { if case .scroll(let found) = node.content { scroll = found } }
        #expect(scroll?.request?.offset == CGPoint(x: 900, y: 0))
        // In the coordinates of the content.
        #expect(page.frame(of: "0")?.maxX == 1095)
    }

    struct Turning: View {
        @State private var direction = LayoutDirection.leftToRight

        var body: some View {
            VStack(spacing: 0) {
                Text("a").frame(width: 100, alignment: .leading)
                Button("turn") { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
            }
            .environment(\.layoutDirection, direction)
        }
    }

    @Test func `all positions are mirrored with the direction, and back`() throws {
        let page = TestPage { Turning() }
        #expect(page.frame(of: "a")?.minX == 100)
        try page.tap("turn")
        #expect(page.frame(of: "a")?.minX == 190)
        try page.tap("turn")
        #expect(page.frame(of: "a")?.minX == 100)
    }
}
