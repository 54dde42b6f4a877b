/// A method without its object: the action of a control, a recognizer, a bar item, a timer or an observer.
///
/// Linux lacks the Objective-C runtime, which finds methods by their names, and so `#selector`. A selector here contains the method:
/// `Selector("save", Editor.save)`. The build plugin `EspalierSources` writes it where the source has `#selector(save)`. A
/// selector of a name alone calls nothing, except for the standard action `resignFirstResponder`.
public struct Selector: Hashable, ExpressibleByStringLiteral, @unchecked Sendable {
    // `call` is isolated to the main actor, which alone uses the objects that a bound method retains.
    let name: String
    private let method: (@MainActor (_ target: AnyObject?, _ arguments: [Any?]) throws(MismatchedArgument) -> Void)?
    private let isTarget: (AnyObject) -> Bool

    /// The selector of a name, without a method.
    public init(_ name: String) {
        self.name = name
        method = nil
        isTarget = { _ in false }
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// The selector of a method. It is called if the target and the arguments, such as the sender, have the types that it takes.
    ///
    /// - Parameters:
    ///   - name: The name of the method. Selectors of one name are equal.
    ///   - method: The method of a type, such as `Editor.save`.
    @preconcurrency
    public init<Target, each Argument, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> (repeat each Argument) -> Result
    ) {
        self.name = name
        self.method = { target, arguments throws(MismatchedArgument) in
            guard let target = target as? Target else { return }
            var arguments = ArgumentReader(arguments)
            _ = method(target)(repeat try arguments.next(as: (each Argument).self))
        }
        isTarget = { $0 is Target }
    }

    /// The selector of a method of a certain object, such as `context.coordinator.save`. The target has no effect.
    @_disfavoredOverload
    public init<each Argument>(_ name: String, _ method: @escaping (repeat each Argument) -> Void) {
        self.name = name
        nonisolated(unsafe) let method = method  // Only the main actor calls it.
        self.method = { _, arguments throws(MismatchedArgument) in
            var arguments = ArgumentReader(arguments)
            method(repeat try arguments.next(as: (each Argument).self))
        }
        isTarget = { _ in true }
    }

    /// Whether the selector contains a method.
    var hasMethod: Bool { method != nil }

    /// Whether the selector contains a method that can be called on an object.
    func isMethod(of object: AnyObject) -> Bool { isTarget(object) }

    /// Calls the method of a target with as many of the arguments as it takes. An argument of another type prevents the call.
    ///
    /// - Returns: Whether no argument prevented the call.
    @MainActor @discardableResult
    func call(on target: AnyObject?, _ arguments: Any?...) -> Bool {
        do throws(MismatchedArgument) {
            try method?(target, arguments)
            return true
        } catch {
            return false
        }
    }

    public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

/// An argument of a selector does not have the type of the method's parameter.
private struct MismatchedArgument: Error {}

/// Reads the arguments of a call in the types of a method's parameters.
private struct ArgumentReader {
    private var arguments: ArraySlice<Any?>

    init(_ arguments: [Any?]) {
        self.arguments = arguments[...]
    }

    mutating func next<Value>(as type: Value.Type) throws(MismatchedArgument) -> Value {
        // Only an optional parameter takes a missing argument.
        guard let value = (arguments.popFirst() ?? nil) as Any as? Value else { throw MismatchedArgument() }
        return value
    }
}
