/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// The button deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// The button cancels the current operation.
    public static let cancel = ButtonRole(name: "cancel")
    /// The button confirms the current operation.
    public static let confirm = ButtonRole(name: "confirm")
    /// The button closes a view.
    public static let close = ButtonRole(name: "close")
}
