import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A link of a text view` {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private final class Asked: NSObject, UITextViewDelegate {
        var lines: [String] = []
        var allows = true

        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            lines.append("\(URL.absoluteString) \(characterRange.location) \(characterRange.length)")
            return allows
        }
    }

    private final class Old: NSObject, UITextViewDelegate {
        var lines: [String] = []
        func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
            lines.append(URL.absoluteString)
            return false
        }
    }

    private final class Acting: NSObject, UITextViewDelegate {
        var lines: [String] = []
        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            guard case .link(let url) = textItem.content, url.path == "/a" else { return defaultAction }
            return UIAction { _ in self.lines.append("own \(textItem.range.location)") }
        }
    }

    private func page(_ delegate: (any UITextViewDelegate)?) -> TestPage {
        let view = UITextView(frame: .zero)
        view.isEditable = false
        let text = NSMutableAttributedString(string: "to a or b")
        text.addAttribute(.link, value: URL(string: "https://example.org/a")!, range: NSRange(location: 3, length: 1))
        text.addAttribute(.link, value: URL(string: "https://example.org/b")!, range: NSRange(location: 8, length: 1))
        view.attributedText = text
        view.delegate = delegate
        return TestPage(width: 200, height: 100) { Shown(view: view) }
    }

    private func tap(_ page: TestPage, _ name: String) throws {
        let node = try #require(page.nodes.first { $0.events.contains(.follow) })
        try page.graph.send(DisplayEvent(node: node.id, type: .follow, value: .text("https://example.org/\(name)")))
        page.update()
    }

    @Test func `is opened if the delegate agrees, which knows its place`() throws {
        let delegate = Asked()
        let page = page(delegate)
        try tap(page, "b")
        #expect(delegate.lines == ["https://example.org/b 8 1"])
        #expect(page.tree.openings == [.url("https://example.org/b")])
        delegate.allows = false
        let other = self.page(delegate)
        try tap(other, "a")
        #expect(delegate.lines.last == "https://example.org/a 3 1" && other.tree.openings == [])
    }

    @Test func `is asked for by the method of old`() throws {
        let delegate = Old()
        let page = page(delegate)
        try tap(page, "a")
        #expect(delegate.lines == ["https://example.org/a"] && page.tree.openings == [])
    }

    @Test func `has an action of the app, or its own`() throws {
        let delegate = Acting()
        let page = page(delegate)
        try tap(page, "a")
        #expect(delegate.lines == ["own 3"] && page.tree.openings == [])
        try tap(page, "b")
        #expect(page.tree.openings == [.url("https://example.org/b")])
    }

    @Test func `is the browser's without a delegate`() {
        #expect(!page(nil).nodes.contains { $0.events.contains(.follow) })
    }
}
