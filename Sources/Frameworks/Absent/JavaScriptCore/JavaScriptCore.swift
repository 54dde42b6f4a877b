@_exported public import Foundation

/// Runs JavaScript.
@available(
    *, unavailable,
    message:
        "JavaScript runs in browsers, not in an app of Espalier. Write the code in Swift, or use a package with an interpreter."
)
open class JSContext: NSObject {
    /// An object of the framework.
    public override init() {}

    /// A member of the framework.
    @available(
        *, unavailable,
        message:
            "JavaScript runs in browsers, not in an app of Espalier. Write the code in Swift, or use a package with an interpreter."
    )
    @discardableResult
    public func evaluateScript(_ script: String!) -> JSValue! { nil }
    /// A member of the framework.
    public func objectForKeyedSubscript(_ key: Any!) -> JSValue! { nil }
    /// A member of the framework.
    public func setObject(_ object: Any!, forKeyedSubscript key: Any!) {}
    /// A member of the framework.
    public var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
}

/// A value of JavaScript.
@available(
    *, unavailable,
    message:
        "JavaScript runs in browsers, not in an app of Espalier. Write the code in Swift, or use a package with an interpreter."
)
open class JSValue: NSObject {
    /// A member of the framework.
    public func toString() -> String! { nil }
    /// A member of the framework.
    public func toInt32() -> Int32 { 0 }
    /// A member of the framework.
    public func toDouble() -> Double { 0 }
    /// A member of the framework.
    public func toBool() -> Bool { false }
    /// A member of the framework.
    public func toArray() -> [Any]! { nil }
    /// A member of the framework.
    @discardableResult
    public func call(withArguments arguments: [Any]!) -> JSValue! { nil }
}

/// A machine for JavaScript.
@available(
    *, unavailable,
    message:
        "JavaScript runs in browsers, not in an app of Espalier. Write the code in Swift, or use a package with an interpreter."
)
open class JSVirtualMachine: NSObject {}

/// Methods for JavaScript.
@available(
    *, unavailable,
    message:
        "JavaScript runs in browsers, not in an app of Espalier. Write the code in Swift, or use a package with an interpreter."
)
public protocol JSExport {}
