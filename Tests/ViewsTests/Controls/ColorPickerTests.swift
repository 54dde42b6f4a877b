import EspalierDisplayTree
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
@Suite struct `A picked color` {
    private struct Picking: View {
        let supportsOpacity: Bool
        @State private var color = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)

        var body: some View {
            ColorPicker("color", selection: $color, supportsOpacity: supportsOpacity)
            Text(color.description)
        }
    }

    @Test(arguments: [(true, "#00FF0080"), (false, "#00FF00FF")])
    func `keeps the opacity where the picker supports one`(supportsOpacity: Bool, description: String) throws {
        let page = TestPage { Picking(supportsOpacity: supportsOpacity) }
        try page.send(.change, .text("#00ff00"), to: "color")
        #expect(page.texts.last == description)
    }

    private func shown(_ page: TestPage) -> String? {
        page.nodes.lazy.compactMap { node -> String? in
            guard case .control(let control) = node.content, case .color(let digits) = control.kind else { return nil }
            return digits
        }.first
    }

    @Test func `is shown in the browser's field by its digits, without opacity`() throws {
        let page = TestPage { Picking(supportsOpacity: true) }
        #expect(shown(page) == "#ff0000")
        try page.send(.change, .text("#0A0b0C"), to: "color")
        #expect(shown(page) == "#0a0b0c")
        let bright = TestPage {
            ColorPicker("bright", selection: .constant(Color(.sRGB, red: 2, green: -1, blue: 0.5)))
        }
        #expect(shown(bright) == "#ff0080")
    }

    @Test(arguments: [
        EventValue.text("#00ff0"), .text("#00ff000"), .text("00ff000"), .text("#00ff0g"), .text("#+0ff00"), .text(""),
        .text("#00ff@0"), .number(1), .bool(true), .none,
    ]) func `is refused unless it is a number sign and six digits`(value: EventValue) {
        let page = TestPage { Picking(supportsOpacity: true) }
        #expect(throws: EventRefusal.self) { try page.send(.change, value, to: "color") }
        #expect(shown(page) == "#ff0000")
    }

    @Test func `stands in a well of 28 points, beside its name`() {
        let page = TestPage { ColorPicker("", selection: .constant(.red)).fixedSize() }
        #expect(page.frames(ofType: "ColorPicker").map(\.size) == [CGSize(width: 28, height: 28)])
        #expect(page.target("Color", for: .change) != nil)
        #expect(TestPage { ColorPicker("ink", selection: .constant(.red)) }.target("ink", for: .change) != nil)
    }
}
