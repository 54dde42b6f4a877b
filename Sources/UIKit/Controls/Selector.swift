/// The name of a method of the Objective-C runtime, which Linux lacks. Only the standard actions
/// `resignFirstResponder` and `becomeFirstResponder` can be sent.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    let name: String

    /// The selector of a name.
    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral value: String) {
        name = value
    }
}
