public import Foundation

/// The values that an observer of a property gets.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is called at once with the current value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer is also called before a change. It has no effect.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// Kinds of changes. Properties of views are only set.
public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Values were put into a collection, removed from it, or replaced.
    case insertion, removal, replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind.
    public typealias Kind = NSKeyValueChange

    /// The kind: `setting`.
    public let kind: Kind
    /// The value after the change; nil without the option `new`.
    public let newValue: Value?
    /// The value before the change; nil without the option `old`, and for the first call of `initial`.
    public let oldValue: Value?
    /// The changed places of a collection: nil.
    public let indexes: IndexSet?
    /// Whether the change follows: false.
    public let isPrior: Bool
}

/// An observation of a property, until it is invalidated or released.
public final class NSKeyValueObservation: NSObject {
    private let lock = NSLock()
    private nonisolated(unsafe) var isOver = false  // The lock guards it.

    override init() {
        super.init()
    }

    deinit { invalidate() }

    /// Ends the observation.
    public func invalidate() {
        lock.lock()
        defer { lock.unlock() }
        isOver = true
    }

    var isValid: Bool {
        lock.lock()
        defer { lock.unlock() }
        return !isOver
    }
}
