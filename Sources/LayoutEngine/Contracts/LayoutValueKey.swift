/// A key for a value that a subview provides to its layout.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of subviews that do not set one.
    static var defaultValue: Value { get }
}
