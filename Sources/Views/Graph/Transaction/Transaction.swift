import EspalierDisplayTree

/// The context of a change of state, such as its animation.
public struct Transaction {
    /// The settings; nil if there are none, as for nearly all bindings.
    private var contents: Contents?

    private final class Contents {
        var animation: Animation?
        var disablesAnimations = false
        var isContinuous = false
        var tracksVelocity = false
        var values: [ObjectIdentifier: Any] = [:]
        var completions: [AnimationCompletion] = []

        init(copying other: Contents?) {
            guard let other else { return }
            animation = other.animation
            disablesAnimations = other.disablesAnimations
            isContinuous = other.isContinuous
            tracksVelocity = other.tracksVelocity
            values = other.values
            completions = other.completions
        }
    }

    /// A transaction without an animation.
    public init() {}

    /// A transaction with an animation; nil for none.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The animation of the change; nil for none.
    public var animation: Animation? {
        get { contents?.animation }
        set { if newValue != nil || contents != nil { own().animation = newValue } }
    }

    /// Whether views ignore their own animations for this change.
    public var disablesAnimations: Bool {
        get { contents?.disablesAnimations ?? false }
        set { if newValue || contents != nil { own().disablesAnimations = newValue } }
    }

    /// Whether the change is one of a series, as during a drag.
    public var isContinuous: Bool {
        get { contents?.isContinuous ?? false }
        set { if newValue || contents != nil { own().isContinuous = newValue } }
    }

    /// Whether the velocity of the changed values counts, so that a spring that follows continues with it.
    ///
    /// Set it for changes of a gesture, which have no animation. A spring always continues with the velocity of an earlier spring.
    public var tracksVelocity: Bool {
        get { contents?.tracksVelocity ?? false }
        set { if newValue || contents != nil { own().tracksVelocity = newValue } }
    }

    /// A custom value of the transaction; the key's default value unless it is set.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { contents?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { own().values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls `completion` once, when the animations of the transaction's changes are complete.
    ///
    /// If there are none, it is called soon: without an animation, without a change, or if the transaction is never used. With
    /// an animation that repeats for ever it is never called.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        own().completions.append(AnimationCompletion(criteria, completion))
    }

    /// The completions that wait for the animations of the transaction.
    var completions: [AnimationCompletion] { contents?.completions ?? [] }

    /// Whether the transaction has any settings or completions.
    var isCustomized: Bool { hasSettings || !(contents?.completions.isEmpty ?? true) }

    private var hasSettings: Bool {
        guard let contents else { return false }
        return contents.animation != nil || contents.disablesAnimations || contents.isContinuous
            || contents.tracksVelocity || !contents.values.isEmpty
    }

    /// Adds the settings of another transaction, which take precedence.
    mutating func merge(_ other: Transaction) {
        guard let later = other.contents, other.isCustomized else { return }
        let own = own()
        if later.disablesAnimations { own.disablesAnimations = true }
        if later.isContinuous { own.isContinuous = true }
        if later.tracksVelocity { own.tracksVelocity = true }
        if later.animation != nil { own.animation = later.animation }
        own.values.merge(later.values) { $1 }
        own.completions += later.completions.filter { completion in
            !own.completions.contains { $0 === completion }
        }
    }

    /// Whether changes with both can be shown together. Custom values cannot be compared, so they are equal only in
    /// copies of one transaction.
    func isEquivalent(to other: Transaction) -> Bool {
        if contents === other.contents { return true }
        guard let contents, let others = other.contents else { return !hasSettings && !other.hasSettings }
        return contents.animation == others.animation && contents.disablesAnimations == others.disablesAnimations
            && contents.isContinuous == others.isContinuous && contents.tracksVelocity == others.tracksVelocity
            && contents.values.isEmpty && others.values.isEmpty
    }

    /// The settings, for changes: they are copied first if another transaction shares them.
    private mutating func own() -> Contents {
        if !isKnownUniquelyReferenced(&contents) { contents = Contents(copying: contents) }
        return contents.unsafelyUnwrapped
    }
}

/// A key for a custom value of a transaction.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value of transactions that set none.
    static var defaultValue: Value { get }
}

extension Transaction {
    /// The animation in the display tree; nil for none.
    var displayAnimation: DisplayAnimation? { disablesAnimations ? nil : animation?.display }
}
