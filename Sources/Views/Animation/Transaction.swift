/// What goes along with a change of state: the animation that shows it.
public struct Transaction {
    /// The animation of the change, nil for none.
    public var animation: Animation?

    /// Whether views ignore animations of their own for this change.
    public var disablesAnimations = false

    /// Whether the change is one of a row of them, as while a finger drags.
    public var isContinuous = false

    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }

    /// A value of the author's own that goes along with the change.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value of a transaction.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
