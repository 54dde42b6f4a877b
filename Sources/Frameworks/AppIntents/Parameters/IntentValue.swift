public import Foundation

/// A type of parameters and results of intents.
public protocol _IntentValue: Sendable {
    /// The value of a parameter that was not set; nil if there is none.
    static var _absent: Self? { get }
}

extension _IntentValue {
    public static var _absent: Self? { nil }
}

extension Never: _IntentValue {}
extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Duration: _IntentValue {}
extension Decimal: _IntentValue {}
extension URL: _IntentValue {}
extension Measurement: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension Array: _IntentValue where Element: _IntentValue {}
extension Set: _IntentValue where Element: _IntentValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue {
    public static var _absent: Self? { .some(nil) }
}

/// A type of the app's for parameters and results of intents: an `AppEnum` or an `AppEntity`.
public protocol AppValue: _IntentValue, PersistentlyIdentifiable, Sendable, TypeDisplayRepresentable {}
