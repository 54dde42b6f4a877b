/// A key for a value that a subview carries for the layout that holds it.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of subviews that do not set one.
    static var defaultValue: Value { get }
}
