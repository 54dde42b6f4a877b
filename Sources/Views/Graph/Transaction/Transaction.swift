import EspalierDisplayTree

/// What goes along with a change of state: the animation that shows it.
public struct Transaction {
    /// What the transaction says; nil for nothing, as in nearly all of the many bindings that have a transaction.
    private var contents: Contents?

    private final class Contents {
        var animation: Animation?
        var disablesAnimations = false
        var isContinuous = false
        var values: [ObjectIdentifier: Any] = [:]

        init(copying other: Contents?) {
            guard let other else { return }
            animation = other.animation
            disablesAnimations = other.disablesAnimations
            isContinuous = other.isContinuous
            values = other.values
        }
    }

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The animation of the change, nil for none.
    public var animation: Animation? {
        get { contents?.animation }
        set { if newValue != nil || contents != nil { own().animation = newValue } }
    }

    /// Whether views ignore animations of their own for this change.
    public var disablesAnimations: Bool {
        get { contents?.disablesAnimations ?? false }
        set { if newValue || contents != nil { own().disablesAnimations = newValue } }
    }

    /// Whether the change is one of a row of them, as while a finger drags.
    public var isContinuous: Bool {
        get { contents?.isContinuous ?? false }
        set { if newValue || contents != nil { own().isContinuous = newValue } }
    }

    /// A value of the author's own that goes along with the change.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { contents?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { own().values[ObjectIdentifier(key)] = newValue }
    }

    /// Whether the transaction says anything that an empty one does not.
    var isCustomised: Bool {
        guard let contents else { return false }
        return contents.animation != nil || contents.disablesAnimations || contents.isContinuous
            || !contents.values.isEmpty
    }

    /// Takes over the contents of another transaction, which win.
    mutating func merge(_ other: Transaction) {
        guard let later = other.contents, other.isCustomised else { return }
        let own = own()
        if later.disablesAnimations { own.disablesAnimations = true }
        if later.isContinuous { own.isContinuous = true }
        if later.animation != nil { own.animation = later.animation }
        own.values.merge(later.values) { $1 }
    }

    /// Whether changes with both can be shown as one. Values of the author's own cannot be compared, so they are the same
    /// only in copies of one transaction.
    func says(sameAs other: Transaction) -> Bool {
        if contents === other.contents { return true }
        guard let contents, let others = other.contents else { return !isCustomised && !other.isCustomised }
        return contents.animation == others.animation && contents.disablesAnimations == others.disablesAnimations
            && contents.isContinuous == others.isContinuous && contents.values.isEmpty && others.values.isEmpty
    }

    /// What the transaction says, for being changed: no other transaction has it.
    private mutating func own() -> Contents {
        if !isKnownUniquelyReferenced(&contents) { contents = Contents(copying: contents) }
        return contents.unsafelyUnwrapped
    }
}

/// A key for a value of a transaction.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Transaction {
    /// The animation as the display tree has it; nil for none.
    var displayAnimation: DisplayAnimation? { disablesAnimations ? nil : animation?.display }
}
