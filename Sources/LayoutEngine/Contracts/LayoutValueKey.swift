/// A key for a value that a subview carries for the layout that holds it.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
