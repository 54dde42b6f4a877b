import EspalierViews
public import Foundation

/// A part of a text that the user can tap: a link.
@MainActor @preconcurrency
public class UITextItem: NSObject {
    /// The kind of the part, with its value.
    public let content: Content
    /// The place in the text, in UTF-16 units.
    public let range: NSRange

    /// The menu of a part of a text.
    @MainActor @preconcurrency
    public class MenuConfiguration: NSObject {
        /// The menu.
        public let menu: UIMenu

        /// The configuration with a menu.
        public init(menu: UIMenu) {
            self.menu = menu
        }
    }

    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
    }

    /// Parts of a text.
    public enum Content {
        /// A link to a URL.
        case link(URL)
        /// An image. Taps on images are not reported.
        case textAttachment(NSTextAttachment)
        /// A part that the app marks. Taps on it are not reported.
        case tag(String)
    }
}

extension UITextView {
    /// Opens a link of the text, as the delegate decides.
    final func open(_ link: URL) -> OpenURLAction.Result {
        guard let receiver = delegate as? any UITextViewDelegate else { return .systemAction }
        let range = range(of: link)
        guard receiver.textView(self, shouldInteractWith: link, in: range, interaction: .invokeDefaultAction) else {
            return .handled
        }
        let standard = UIAction { _ in UIApplication.shared.open(link) }
        let item = UITextItem(.link(link), range: range)
        guard let action = receiver.textView(self, primaryActionFor: item, defaultAction: standard) else {
            return .handled
        }
        if action === standard { return .systemAction }
        action.run(self)
        return .handled
    }

    /// The place of a link in the text; an empty range at its end for none.
    private func range(of link: URL) -> NSRange {
        let text = attributedText ?? NSAttributedString(string: "")
        var found = NSRange(location: text.length, length: 0)
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, range, stop in
            guard value.flatMap(NSAttributedString.url) == link else { return }
            found = range
            stop.pointee = true
        }
        return found
    }
}
