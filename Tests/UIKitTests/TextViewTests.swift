import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

/// A text view of an app, whose initializer takes the settings of the area.
private final class NotesView: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        text = "notes"
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct `A text view of UIKit` {
    private class Delegate: NSObject, UITextViewDelegate {
        var calls: [String] = []
        var limit = Int.max

        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            calls.append("\(range.location),\(range.length) \(text)")
            return textView.text.count - range.length + text.count <= limit
        }

        func textViewDidChange(_ textView: UITextView) { calls.append("changed \(textView.text!)") }
    }

    private struct Notes: UIViewRepresentable {
        let delegate: Delegate

        func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = delegate
            view.accessibilityLabel = "notes"
            return view
        }

        func updateUIView(_ view: UITextView, context: Context) {}
    }

    @Test func `has the font and color of typed text everywhere`() {
        let view = UITextView()
        view.typingAttributes = [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2]
        #expect(view.font == .boldSystemFont(ofSize: 20) && view.textColor == .red)
        view.textColor = .blue
        #expect(view.typingAttributes[.foregroundColor] as? UIColor == .blue)
        #expect(view.typingAttributes[.kern] as? Int == 2)
    }

    @Test func `asks for each character of several that the page reports together, if they are refused`() throws {
        let delegate = Delegate()
        delegate.limit = 3
        let page = TestPage { Notes(delegate: delegate).frame(height: 100) }
        try page.send(.input, .text("a"), to: "notes")
        #expect(delegate.calls == ["0,0 a", "changed a"])
        delegate.calls = []
        try page.send(.input, .text("abcd"), to: "notes")
        #expect(delegate.calls == ["1,0 bcd", "1,0 b", "changed ab", "2,0 c", "changed abc", "3,0 d"])
    }

    @Test func `lays its text out between the distances of its container`() {
        let view = UITextView(frame: .zero)
        view.isEditable = false
        view.isScrollEnabled = false
        view.text = "abc"
        let page = TestPage(width: 100, height: 100) { Shown(view: view) }
        #expect(page.frame(of: "abc")?.origin == CGPoint(x: 5, y: 8))
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        page.update()
        #expect(page.frame(of: "abc")?.origin == .zero)
        view.text = "abc\nabc\nabc"
        view.textContainer.maximumNumberOfLines = 2
        #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == 20)
    }

    @Test func `is made with the settings of its area`() {
        let container = NSTextContainer()
        container.maximumNumberOfLines = 2
        let view = NotesView(frame: .zero, textContainer: container)
        #expect(view.text == "notes" && view.textContainer === container)
        #expect(NotesView(frame: .zero, textContainer: nil).textContainer.maximumNumberOfLines == 0)
        #expect(UITextView().textContainer.lineFragmentPadding == 5)
    }
}
