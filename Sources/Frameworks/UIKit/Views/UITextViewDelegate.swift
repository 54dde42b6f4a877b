public import Foundation

/// Interactions with a link of a text. Pages report taps only.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap; a long press; a light press.
    case invokeDefaultAction, presentActions, preview
}

/// Decides on changes of a text view and receives them. All methods have default implementations.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether the user may edit the text; true by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// The user begins to edit the text.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether the user may end to edit the text; true by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// The user ended to edit the text.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether the text may change; true by default. The range is in UTF-16 units of the current text.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The user changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// The user changed the text. Changes of the selection alone are not reported.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether a tap on a link of a text that cannot be edited opens it; true by default. The range is in UTF-16 units.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Whether a tap on a link opens it; true by default. It is asked if the app has no method with an interaction.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// The action of a tap on a link of a text that cannot be edited: by default `defaultAction`, which opens it; nil for none.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    /// The menu of a link. It is not asked: the browser has its own menu.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    /// The menu for a selected text. It is not asked: the browser has its own menu.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        true
    }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        self.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { nil }
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}
