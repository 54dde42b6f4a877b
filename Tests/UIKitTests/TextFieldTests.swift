import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A field of UIKit` {
    private struct Field: UIViewRepresentable {
        @Binding var text: String
        var delegate: Delegate = Delegate()
        var set: (UITextField) -> Void = { _ in }

        func makeCoordinator() -> Delegate {
            delegate.text = $text
            return delegate
        }

        func makeUIView(context: Context) -> UITextField {
            let field = UITextField(frame: .zero)
            field.placeholder = "name"
            field.delegate = context.coordinator
            set(field)
            return field
        }

        func updateUIView(_ field: UITextField, context: Context) { field.text = text }
    }

    private class Delegate: NSObject, UITextFieldDelegate {
        var text: Binding<String>?
        var calls: [String] = []
        var allows = true
        var limit = Int.max
        var last: UITextField?

        func textFieldDidChangeSelection(_ textField: UITextField) { text?.wrappedValue = textField.text ?? "" }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            calls.append("\(range.location),\(range.length) \(string)")
            last = textField
            return allows && (textField.text ?? "").count - range.length + string.count <= limit
        }

        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            calls.append("return")
            return textField.resignFirstResponder()
        }
    }

    private struct Page: View {
        let delegate: Delegate
        var set: (UITextField) -> Void = { _ in }
        @State private var text = ""

        var body: some View {
            Text(text)
            Field(text: $text, delegate: delegate, set: set).frame(height: 40)
            Button("Set") { text = "set" }
        }
    }

    private func entry(_ page: TestPage) -> DisplayControl.TextEntry? {
        for node in page.nodes {
            if case .control(let control) = node.content, case .textField(let entry) = control.kind { return entry }
        }
        return nil
    }

    @Test func `passes the text to its delegate, and takes it from the app`() throws {
        let page = TestPage { Page(delegate: Delegate()) }
        try page.send(.input, .text("ab"), to: "name")
        #expect(page.texts.first == "ab")
        try page.tap("Set")
        #expect(entry(page)?.value == "set")
    }

    @Test func `shows its placeholder in a color`() throws {
        let page = TestPage {
            Page(delegate: Delegate()) {
                $0.attributedPlaceholder = NSAttributedString(
                    string: "red", attributes: [.foregroundColor: UIColor.red])
            }
        }
        #expect(entry(page)?.placeholder == "red")
        #expect(entry(page)?.placeholderColor == .rgb(1, 0, 0))
    }

    @Test func `is as high as its view, and does not take the place of others`() throws {
        let page = TestPage { Page(delegate: Delegate()) }
        #expect(page.frames(ofType: "TextField").map(\.height) == [40])
    }

    @Test func `asks its delegate for each change`() throws {
        let delegate = Delegate()
        let page = TestPage { Page(delegate: delegate) }
        try page.send(.input, .text("abcd"), to: "name")
        try page.send(.input, .text("aXcd"), to: "name")
        delegate.allows = false
        try page.send(.input, .text("a👍d"), to: "name")
        #expect(delegate.calls == ["0,0 abcd", "1,1 X", "1,2 👍"])
        #expect(entry(page)?.value == "aXcd")
        #expect(page.texts.first == "aXcd")
    }

    @Test func `asks for each character of several that the page reports together, if they are refused`() throws {
        let delegate = Delegate()
        delegate.limit = 5
        let page = TestPage { Page(delegate: delegate) }
        try page.send(.input, .text("ad"), to: "name")
        try page.send(.input, .text("a👍bcd"), to: "name")
        #expect(delegate.calls == ["0,0 ad", "1,0 👍bc"])
        try page.send(.input, .text("a👍bcdefg"), to: "name")
        #expect(delegate.calls.dropFirst(2) == ["6,0 efg", "6,0 e"])
        #expect(entry(page)?.value == "a👍bcd")
        delegate.limit = 7
        try page.send(.input, .text("a👍bcXYZd"), to: "name")
        #expect(entry(page)?.value == "a👍bcXYd")
    }

    @Test func `reports its focus, and gives it up`() throws {
        let delegate = Delegate()
        let page = TestPage { Page(delegate: delegate) }
        try page.send(.focus, .none, to: "name")
        #expect(delegate.calls == ["begin"])
        try page.send(.submit, .none, to: "name")
        #expect(delegate.calls == ["begin", "return", "end"])
        #expect(page.tree.focus?.node == nil && page.tree.focus != nil)
    }

    @Test func `asks for the focus`() throws {
        let delegate = Delegate()
        let page = TestPage { Page(delegate: delegate) { _ = $0.becomeFirstResponder() } }
        #expect(page.tree.focus?.node == page.target("name", for: .input)?.id)
        #expect(delegate.calls == ["begin"])
        try page.send(.focus, .none, to: "name")
        #expect(delegate.calls == ["begin"])
    }

    @Test(arguments: [
        ("", "a", 0, 0, "a"), ("abc", "abc", 3, 0, ""), ("abc", "ac", 1, 1, ""), ("aa", "aaa", 2, 0, "a"),
        ("👩‍👩‍👧x", "x", 0, 8, ""),
    ])
    func `computes the smallest replacement`(old: String, new: String, location: Int, length: Int, replacement: String)
    {
        let change = TextReplacement(from: old, to: new)
        #expect(change.range == NSRange(location: location, length: length))
        #expect(change.replacement == replacement)
    }
}
