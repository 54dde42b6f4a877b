import EspalierDisplayTree
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A picker` {
    struct Sizes: View {
        @State private var size = 1
        var style: any PickerStyle = .segmented

        var body: some View {
            VStack {
                AnyView(
                    picker.modifier(Styled(style: style)))
                Text("chosen \(size)")
            }
        }

        private var picker: some View {
            Picker("Size", selection: $size) {
                Text("S").tag(0)
                Text("M").tag(1)
                Text("L").tag(2)
                Text("none").tag("another type")
            }
        }
    }

    struct Styled: ViewModifier {
        let style: any PickerStyle

        func body(content: Content) -> some View {
            func apply<S: PickerStyle>(_ style: S) -> AnyView { AnyView(content.pickerStyle(style)) }
            return apply(style)
        }
    }

    func selected(_ page: TestPage) -> [String] {
        page.nodes.filter { $0.semantics?.role == .radio && $0.semantics?.isSelected == true }.map { node in
            var texts: [String] = []
            func visit(_ node: DisplayNode) {
                if case .text(let text) = node.content { texts.append(text.plainText) }
                for child in node.children { visit(child) }
            }
            visit(node)
            return texts.joined()
        }
    }

    @Test(arguments: [0, 1, 2]) func `marks the choice with the selected tag, and selects the tapped one`(
        kind: Int
    )
        throws
    {
        let page = TestPage(height: 400) { Sizes(style: [.segmented, .inline, .radioGroup][kind]) }
        #expect(selected(page) == ["M"])
        try page.tap("L")
        #expect(selected(page) == ["L"])
        #expect(page.texts.contains("chosen 2"))
    }

    @Test func `does not select a view whose tag is of another type`() throws {
        let page = TestPage { Sizes() }
        try page.tap("none")
        #expect(page.texts.contains("chosen 1"))
    }

    @Test func `in segments is 32 points high and gives each choice the same width`() {
        let page = TestPage { Sizes() }
        let segments = page.nodes.filter { $0.semantics?.role == .radio }
        #expect(segments.map(\.frame.size) == Array(repeating: CGSize(width: 75, height: 32), count: 4))
    }

    @Test func `as a menu gives its options to the browser and is as large as one of them`() throws {
        let page = TestPage { Sizes(style: .menu) }
        guard let menu = page.nodes.first(where: { "\($0.type)" == "Picker" }),
            case .control(let control) = menu.content
        else {
            Issue.record("no menu")
            return
        }
        #expect(control.kind == .choice(options: ["S", "M", "L", "none"], selected: 1))
        #expect(menu.semantics?.label == "Size")
        try page.graph.send(DisplayEvent(node: menu.id, type: .change, value: .number(0)))
        page.update()
        #expect(page.texts.contains("chosen 0"))
    }

    @Test(arguments: [
        EventValue.number(4), .number(-1), .number(0.5), .number(.nan), .number(1e300), .text("1"), .none,
    ])
    func `refuses an invalid index`(value: EventValue) {
        let page = TestPage { Sizes(style: .menu) }
        guard let menu = page.nodes.first(where: { "\($0.type)" == "Picker" }) else {
            Issue.record("no menu")
            return
        }
        #expect(
            throws: EventRefusal.wrongValue(
                node: menu.id, type: .change, expected: "the index of an option, 0 to 3")
        ) {
            try page.graph.send(DisplayEvent(node: menu.id, type: .change, value: value))
        }
        page.update()
        #expect(page.texts.contains("chosen 1"))
    }

    struct Optional: View {
        @State private var choice: String?

        var body: some View {
            VStack {
                Picker("Choice", selection: $choice) {
                    ForEach(["a", "b"], id: \.self) { Text($0).tag($0) }
                }
                .pickerStyle(.segmented)
                Text("chosen \(choice ?? "nothing")")
            }
        }
    }

    @Test func `of an optional accepts non-optional tags`() throws {
        let page = TestPage { Optional() }
        #expect(selected(page) == [])
        try page.tap("b")
        #expect(selected(page) == ["b"])
        #expect(page.texts.contains("chosen b"))
    }

    struct Numbers: View {
        @State private var number = 3

        var body: some View {
            Picker("Number", selection: $number) {
                ForEach(1..<100) { Text("\($0)") }
            }
            .pickerStyle(.wheel)
        }
    }

    @Test func `on a wheel shows the selected choice and three on either side, by the ids of a ForEach`() throws {
        let page = TestPage(height: 300) { Numbers() }
        #expect(page.texts == ["1", "2", "3", "4", "5", "6"])
        try page.tap("6")
        #expect(page.texts == ["3", "4", "5", "6", "7", "8", "9"])
    }

    struct Shirt {
        @Binding var size: String
    }

    struct Shirts: View {
        @State private var first = "S"
        @State private var second = "M"

        var body: some View {
            Picker("Sizes", sources: [Shirt(size: $first), Shirt(size: $second)], selection: \.$size) {
                Text("S").tag("S")
                Text("M").tag("M")
            }
            .pickerStyle(.segmented)
            Text("\(first) and \(second)")
        }
    }

    @Test func `of several values marks their common value, and sets all of them`() throws {
        let page = TestPage { Shirts() }
        #expect(selected(page) == [])
        try page.tap("S")
        #expect(selected(page) == ["S"])
        #expect(page.texts.last == "S and S")
    }

    @Test func `as a menu shows the label of its current value if there is one`() {
        let page = TestPage {
            Picker("Size", selection: .constant(1)) {
                Text("small").tag(0)
                Text("medium").tag(1)
            } currentValueLabel: {
                Text("M")
            }
        }
        #expect(page.texts.contains("M"))
        #expect(!page.texts.contains("medium"))
    }

    @Test func `is named by the text of its label`() {
        let page = TestPage {
            Picker("Size", systemImage: "ruler", selection: .constant(1)) { Text("small").tag(1) }
        }
        #expect(page.nodes.contains { $0.semantics?.label == "Size" })
    }
}
