/// A kind of value that a view carries for its container.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}
