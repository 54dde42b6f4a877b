import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `An editor for a text with attributes` {
    private struct Editor: View {
        @State private var text: AttributedString = {
            var text = AttributedString("one ")
            var bold = AttributedString("two")
            bold.swiftUI.font = .body.bold()
            text += bold
            return text
        }()
        @State private var selection = AttributedTextSelection()
        @Environment(\.fontResolutionContext) private var context

        var body: some View {
            TextEditor(text: $text, selection: $selection).accessibilityLabel("editor")
            ForEach(
                text.runs.map { "\(text[$0.range].characters.count) \($0.swiftUI.font == nil ? "plain" : "bold")" },
                id: \.self
            ) {
                Text($0)
            }
            Button("bold") {
                text.transformAttributes(in: &selection) {
                    let font = $0.font ?? .default
                    $0.font = font.bold(!font.resolve(in: context).isBold)
                }
            }
            Button("dash") { text.replaceSelection(&selection, withCharacters: "–") }
        }
    }

    private let page = TestPage(height: 400) { Editor() }

    private var runs: [String] { page.texts.filter { $0.contains("plain") || $0.contains("bold") && $0 != "bold" } }

    private func select(_ range: Range<Int>) throws {
        try page.send(.phase, .text("\(range.lowerBound) \(range.upperBound)"), to: "editor")
        page.update()
    }

    @Test func `shows its letters, and keeps the attributes of those that stay`() throws {
        #expect(runs == ["4 plain", "3 bold"])
        try page.send(.input, .text("one or two"), to: "editor")
        page.update()
        #expect(runs == ["7 plain", "3 bold"])
        try page.send(.input, .text("one or twos"), to: "editor")
        page.update()
        #expect(runs == ["7 plain", "4 bold"])
        try page.send(.input, .text("o"), to: "editor")
        page.update()
        #expect(runs == ["1 plain"])
    }

    @Test func `changes the attributes of what is selected, and of what is typed next`() throws {
        try select(0..<3)
        try page.tap("bold")
        #expect(runs == ["3 bold", "1 plain", "3 bold"])
        try select(4..<4)
        try page.tap("bold")
        try page.send(.input, .text("one xtwo"), to: "editor")
        page.update()
        #expect(runs == ["3 bold", "1 plain", "4 bold"])
    }

    @Test func `replaces what is selected`() throws {
        try select(3..<5)
        try page.tap("dash")
        #expect(runs == ["4 plain", "2 bold"])
    }
}

@Suite struct `A selection in a text with attributes` {
    @Test func `has the positions and the attributes of its ranges`() throws {
        var text = AttributedString("ab")
        text[text.startIndex..<text.index(afterCharacter: text.startIndex)].link = URL(string: "https://a.b")
        let whole = AttributedTextSelection(range: text.startIndex..<text.endIndex)
        #expect(whole.indices(in: text) == .ranges(RangeSet(text.startIndex..<text.endIndex)))
        #expect(whole.attributes(in: text).link == [URL(string: "https://a.b"), nil])
        let end = AttributedTextSelection(insertionPoint: text.endIndex)
        #expect(end.indices(in: text) == .insertionPoint(text.endIndex))
        #expect(end.typingAttributes(in: text) == AttributeContainer())
        #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.startIndex))
    }
}
