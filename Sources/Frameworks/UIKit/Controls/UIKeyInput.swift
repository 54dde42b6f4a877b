/// An object that takes text: `UITextField` and `UITextView`.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }

    /// Replaces the selected part by a text, as if the user had typed it.
    func insertText(_ text: String)

    /// Deletes the selected part, or the character in front of the selection, as if the user had pressed Delete.
    ///
    /// When the user presses Delete, the browser changes the text, and does not call this method.
    func deleteBackward()
}
