import Combine
import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor
@Suite struct `The selection of a field` {
    private final class Model: ObservableObject {
        @Published var text = "one two"
        @Published var selection: TextSelection?
    }

    private struct Field: View {
        @ObservedObject var model: Model
        var body: some View { TextField("words", text: $model.text, selection: $model.selection) }
    }

    private struct Editor: View {
        @ObservedObject var model: Model
        var body: some View { TextEditor(text: $model.text, selection: $model.selection) }
    }

    private func request(_ page: TestPage) -> DisplayControl.TextEntry.Selection? {
        for node in page.nodes {
            guard case .control(let control) = node.content else { continue }
            if case .textField(let entry) = control.kind { return entry.selection }
            if case .textArea(let entry) = control.kind { return entry.selection }
        }
        return nil
    }

    private func selected(_ model: Model) -> String? {
        guard case .selection(let range)? = model.selection?.indices else { return nil }
        return String(model.text[range])
    }

    @Test func `is that of the page`() throws {
        let model = Model()
        let page = TestPage { Field(model: model) }
        #expect(model.selection == nil)
        try page.send(.phase, .text("4 7"), to: "words")
        #expect(selected(model) == "two")
        #expect(model.selection?.isInsertion == false)
        try page.send(.phase, .text("2 2"), to: "words")
        #expect(model.selection == TextSelection(insertionPoint: model.text.index(model.text.startIndex, offsetBy: 2)))
        #expect(model.selection?.isInsertion == true)
        // The page shows this selection already, so the app does not request it.
        #expect(request(page) == nil)
    }

    @Test func `is requested from the page when the app changes it`() throws {
        let model = Model()
        let page = TestPage { Editor(model: model) }
        model.selection = TextSelection(
            range: model.text.startIndex..<model.text.index(model.text.startIndex, offsetBy: 3))
        page.update()
        #expect(request(page) == .init(number: 1, range: 0..<3))
        try page.send(.phase, .text("0 3"), to: "Text")
        #expect(request(page)?.number == 1)
        model.selection = TextSelection(insertionPoint: model.text.endIndex)
        page.update()
        #expect(request(page) == .init(number: 2, range: 7..<7))
    }

    @Test func `counts characters as Swift does`() throws {
        let model = Model()
        model.text = "a👩‍👧b"
        let page = TestPage { Field(model: model) }
        // The family has five UTF-16 units.
        try page.send(.phase, .text("1 6"), to: "words")
        #expect(selected(model) == "👩‍👧")
        try page.send(.phase, .text("1 3"), to: "words")
        #expect(selected(model) == "")
        try page.send(.phase, .text("0 99"), to: "words")
        #expect(selected(model) == "a👩‍👧b")
    }

    @Test func `of several ranges reaches from the first to the last`() throws {
        let text = "one two"
        let ranges = RangeSet([
            text.startIndex..<text.index(after: text.startIndex),
            text.index(text.startIndex, offsetBy: 4)..<text.endIndex,
        ])
        #expect(TextSelection(ranges: ranges).offsets(in: text) == 0..<7)
        #expect(TextSelection(ranges: RangeSet()).isInsertion)
        // A text that has become shorter.
        #expect(TextSelection(range: text.startIndex..<text.endIndex).offsets(in: "on") == 0..<2)
    }

    @Test func `is reported only if the app reads it`() throws {
        let page = TestPage { TextField("words", text: .constant("one")) }
        #expect(throws: TestPage.NothingToUse.self) { try page.send(.phase, .text("0 1"), to: "words") }
        let other = TestPage { Field(model: Model()) }
        #expect(throws: EventRefusal.self) { try other.send(.phase, .text("2 1"), to: "words") }
        #expect(throws: EventRefusal.self) { try other.send(.phase, .text("x"), to: "words") }
    }
}
