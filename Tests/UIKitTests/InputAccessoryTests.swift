import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `An accessory view of a field` {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    /// The frame of the bar on the page; nil for none.
    private func bar(_ page: TestPage) -> CGRect? { page.frames(ofType: "InputBar").first }

    private func toolbar(_ done: @escaping () -> Void) -> UIToolbar {
        let toolbar = UIToolbar()
        toolbar.sizeToFit()
        toolbar.items = [
            .flexibleSpace(), UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in done() }),
        ]
        return toolbar
    }

    @Test func `is shown across the window while the user edits the text`() throws {
        let field = UITextField(frame: .zero)
        field.placeholder = "amount"
        field.inputAccessoryView = toolbar { field.resignFirstResponder() }
        let page = TestPage { Shown(view: field).frame(width: 100, height: 40) }
        #expect(bar(page) == nil)
        try page.send(.focus, .none, to: "amount")
        #expect(field.isEditing && bar(page)?.size == CGSize(width: 300, height: 44))
        try page.tap("Done")
        #expect(!field.isEditing && bar(page) == nil)
    }

    @Test func `has the height of its frame, and can be removed`() throws {
        let text = UITextView(frame: .zero)
        text.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        let page = TestPage { Shown(view: text).frame(width: 100, height: 100) }
        text.becomeFirstResponder()
        page.update()
        #expect(bar(page)?.size == CGSize(width: 300, height: 30))
        text.inputAccessoryView = nil
        page.update()
        #expect(bar(page) == nil)
    }

    @Test func `is none for other responders`() {
        #expect(UIViewController().inputAccessoryView == nil && UIView(frame: .zero).inputAccessoryView == nil)
        #expect(UIView(frame: .zero).textInputContextIdentifier == nil)
    }

    @Test func `stands beside the languages of the browser`() {
        let page = TestPage(languages: ["de-CH", "fr"]) { Text("Page") }
        page.update()
        #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["de-CH", "fr"])
        #expect(UITextField(frame: .zero).textInputMode?.primaryLanguage == "de-CH")
    }

    @Test func `comes and goes beside the same element of the field`() throws {
        let field = UITextField(frame: .zero)
        field.placeholder = "amount"
        field.inputAccessoryView = toolbar {}
        let page = TestPage { Shown(view: field).frame(width: 100, height: 40) }
        /// The numbers of the elements around the field.
        func path() -> [Int] {
            func visit(_ node: DisplayNode) -> [Int]? {
                if node.events.contains(.focus) { return [node.id] }
                for child in node.children { if let rest = visit(child) { return [node.id] + rest } }
                return nil
            }
            return visit(page.tree.root) ?? []
        }
        let before = path()
        try page.send(.focus, .none, to: "amount")
        #expect(bar(page) != nil && path() == before && !before.isEmpty)
    }

    @Test func `is asked for again if its class decides`() {
        final class Field: UITextField {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
            var hasBar = false
            override var inputAccessoryView: UIView? {
                get { hasBar ? bar : nil }
                set {}
            }
        }
        let field = Field(frame: .zero)
        let page = TestPage { Shown(view: field).frame(width: 100, height: 40) }
        field.becomeFirstResponder()
        page.update()
        #expect(bar(page) == nil)
        field.hasBar = true
        field.reloadInputViews()
        page.update()
        #expect(bar(page)?.height == 20)
    }
}
