import Foundation

/// A number that grows and shrinks with the user's text size.
///
/// The number is scaled like the line height of a text style, which Apple's Human Interface Guidelines list, and rounded to the
/// screen's pixels: `UIFontMetrics` gives 16⅓ for 17 at the size `medium` on a screen of three pixels per point.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let textStyle: Font.TextStyle
    /// The number in the installed view; nil before.
    private var scaled: Value?

    /// A number that is scaled like a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        self.textStyle = textStyle
    }

    /// A number that is scaled like running text.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The scaled number. Outside of a view's body and actions it is the number itself.
    public var wrappedValue: Value { scaled ?? base }
}

extension ScaledMetric: GraphProperty {
    static var readsEnvironment: Bool { true }

    @MainActor
    mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool {
        let environment = node.environment
        let value = Value(
            textStyle.scaled(
                CGFloat(base), for: environment.dynamicTypeSize, pixelsPerPoint: environment.displayScale))
        scaled = value
        let last = slot as? EnvironmentSlot<Value>
        if let last, last.value == value { return false }
        slot = EnvironmentSlot(value)
        return last != nil
    }
}
