public import Foundation

/// Decides on changes of a field and receives them. All methods have default implementations.
///
/// A class that inherits its conformance overrides a method only if the class that declares the conformance implements it.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the user may edit the text; true by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// The user begins to edit the text.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether the user may end to edit the text; true by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// The user ended to edit the text.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// The user ended to edit the text, with the reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether the text may change; true by default. The range is in UTF-16 units of the current text.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The user changed the text. Changes of the selection alone are not reported.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the text may be removed by the button; true by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether Return has its standard effect; true by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The menu for a selected text. It is not asked: the browser has its own menu.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextFieldDelegate {
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
