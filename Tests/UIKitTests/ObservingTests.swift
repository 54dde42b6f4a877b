import Combine
import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `Observation of a view's property` {
    private final class Cell: UIView {}

    @Test func `publishes the current value, and another one after each change`() {
        let view = Cell()
        var values: [Bool] = []
        let subscription = view.publisher(for: \.isHidden).sink { values.append($0) }
        view.isHidden = true
        view.isHidden = true
        view.isHidden = false
        #expect(values == [false, true, false])
        subscription.cancel()
        view.isHidden = true
        #expect(values == [false, true, false])
    }

    @Test func `calls a closure with the values that it asks for, until it ends`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 500)
        var calls: [[CGFloat?]] = []
        var observation: NSKeyValueObservation? = view.observe(\.contentOffset, options: [.old, .new]) { view, change in
            calls.append([view.contentOffset.y, change.oldValue?.y, change.newValue?.y])
        }
        view.contentOffset = CGPoint(x: 0, y: 40)
        view.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
        #expect(calls == [[40, 0, 40], [60, 40, 60]])
        _ = observation
        observation = nil
        view.contentOffset = .zero
        #expect(calls.count == 2)
    }

    @Test func `begins with the current value if it is asked for`() {
        let view = UIView()
        var values: [CGFloat?] = []
        let observation = view.observe(\.alpha, options: [.initial, .new]) { values.append($1.newValue) }
        view.alpha = 0.5
        observation.invalidate()
        view.alpha = 0.2
        #expect(values == [1, 0.5])
    }

    @Test func `follows the text that the user types, and places`() {
        let field = UITextField()
        var texts: [String?] = []
        var frames: [CGRect] = []
        let observations = [
            field.observe(\.text, options: .new) { texts.append($1.newValue ?? nil) },
            field.observe(\.frame, options: .new) { field, _ in frames.append(field.frame) },
        ]
        field.insertText("a")
        field.text = "abc"
        field.frame = CGRect(x: 5, y: 6, width: 70, height: 8)
        #expect(texts == ["a", "abc"])
        #expect(frames.last == CGRect(x: 5, y: 6, width: 70, height: 8))
        #expect(observations.count == 2)
    }

    @Test func `may change the view`() {
        let view = UIView()
        let observation = view.observe(\.alpha) { view, _ in view.isHidden = view.alpha == 0 }
        view.alpha = 0
        #expect(view.isHidden)
        observation.invalidate()
    }
}

@MainActor @Suite struct `The selection of a field` {
    private struct Fields: UIViewRepresentable {
        let field: UITextField

        func makeUIView(context: Context) -> UITextField {
            field.placeholder = "name"
            return field
        }

        func updateUIView(_ field: UITextField, context: Context) {}
    }

    private func request(_ page: TestPage) -> DisplayControl.TextEntry.Selection? {
        for node in page.nodes {
            guard case .control(let control) = node.content else { continue }
            if case .textField(let entry) = control.kind { return entry.selection }
            if case .textArea(let entry) = control.kind { return entry.selection }
        }
        return nil
    }

    @Test func `is a part between two places`() throws {
        let field = UITextField()
        field.text = "a😀b"
        let (start, end) = (field.beginningOfDocument, field.endOfDocument)
        #expect(field.offset(from: start, to: end) == 4 && field.offset(from: end, to: start) == -4)
        let second = try #require(field.position(from: start, offset: 1))
        #expect(field.position(from: start, offset: -1) == nil && field.position(from: end, offset: 1) == nil)
        let range = try #require(field.textRange(from: end, to: second))
        #expect(field.text(in: range) == "😀b" && range.start == second && range.end == end && !range.isEmpty)
        #expect(field.compare(second, to: end) == .orderedAscending)
        field.replace(range, withText: "c")
        #expect(field.text == "ac")
    }

    @Test func `is none while the field is not edited, and then the end of the text`() throws {
        let field = UITextField()
        field.text = "one"
        #expect(field.selectedTextRange == nil)
        let page = TestPage { Fields(field: field).frame(height: 40) }
        try page.send(.focus, .none, to: "name")
        #expect(field.selectedTextRange?.offsets == 3..<3)
    }

    @Test func `is the place behind what the user typed`() throws {
        let field = UITextField()
        field.text = "oe"
        let page = TestPage { Fields(field: field).frame(height: 40) }
        try page.send(.focus, .none, to: "name")
        try page.send(.input, .text("one"), to: "name")
        #expect(field.selectedTextRange?.offsets == 2..<2)
        page.update()
        #expect(request(page) == nil)
    }

    @Test func `is that of the page, which the delegate gets`() throws {
        final class Delegate: NSObject, UITextFieldDelegate {
            var selections: [Range<Int>?] = []

            func textFieldDidChangeSelection(_ field: UITextField) {
                selections.append(field.selectedTextRange?.offsets)
            }
        }
        let (field, delegate) = (UITextField(), Delegate())
        field.text = "one two"
        field.delegate = delegate
        let page = TestPage { Fields(field: field).frame(height: 40) }
        try page.send(.focus, .none, to: "name")
        _ = field.selectedTextRange
        page.update()
        try page.send(.phase, .text("4 7"), to: "name")
        #expect(delegate.selections == [4..<7])
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "two")
    }

    @Test func `is requested from the page, also again`() throws {
        let field = UITextField()
        field.text = "one two"
        let page = TestPage { Fields(field: field).frame(height: 40) }
        try page.send(.focus, .none, to: "name")
        field.selectAll(nil)
        page.update()
        #expect(request(page) == .init(number: 1, range: 0..<7))
        let range = field.textRange(
            from: field.beginningOfDocument,
            to: try #require(field.position(from: field.beginningOfDocument, offset: 3)))
        field.selectedTextRange = range
        page.update()
        #expect(request(page) == .init(number: 2, range: 0..<3))
        field.selectedTextRange = range
        page.update()
        #expect(request(page) == .init(number: 3, range: 0..<3))
    }

    @Test func `of a text view is a range of its text`() {
        let view = UITextView()
        view.text = "one two"
        #expect(view.selectedRange == NSRange(location: 7, length: 0))
        view.selectedRange = NSRange(location: 4, length: 100)
        #expect(view.selectedRange == NSRange(location: 4, length: 3))
        #expect(view.selectedTextRange.flatMap { view.text(in: $0) } == "two")
        view.selectedRange = NSRange(location: NSNotFound, length: 1)
        #expect(view.selectedRange == NSRange(location: 4, length: 3))
    }
}
