public import Foundation

/// Interactions with a link of a text. Browsers open links, so no method of the delegate receives an interaction.
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
}
