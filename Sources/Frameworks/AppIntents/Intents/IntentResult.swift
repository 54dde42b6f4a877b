/// The result of an intent: `.result()`, with a value, a dialog or both.
///
/// A view that performs an intent ignores the result.
public protocol IntentResult<Value>: Sendable {
    /// The type of the value; `Never` for none.
    associatedtype Value: _IntentValue

    /// The value for the next action of a shortcut; nil for none.
    var value: Value? { get }
}

/// A result that has a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that has a dialog.
public protocol ProvidesDialog: IntentResult {}

/// The value and the dialog of an intent's result. The methods `result` of `IntentResult` make it.
public struct IntentResultContainer<Value: _IntentValue, Dialog: Sendable>: IntentResult {
    public let value: Value?
    /// The sentence that Siri says; nil for none.
    public let dialog: Dialog?

    fileprivate init(value: Value? = nil, dialog: Dialog? = nil) {
        self.value = value
        self.dialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult where Self == IntentResultContainer<Never, Never> {
    /// A result without a value.
    public static func result() -> Self { Self() }
}

extension IntentResult where Self == IntentResultContainer<Never, IntentDialog> {
    /// A result that has a dialog.
    public static func result(dialog: IntentDialog) -> Self { Self(dialog: dialog) }
}

extension IntentResult {
    /// A result that has a value.
    public static func result<Item>(value: Item) -> Self where Self == IntentResultContainer<Item, Never> {
        Self(value: value)
    }

    /// A result that has a value and a dialog.
    public static func result<Item>(value: Item, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Item, IntentDialog> {
        Self(value: value, dialog: dialog)
    }
}
