public import EspalierLayoutEngine

/// The state of a running custom animation, and the environment of its view.
public struct AnimationContext<Value: VectorArithmetic> {
    /// Values that the animation keeps from one evaluation to the next.
    public var state: AnimationState<Value>

    /// Whether the animation counts as complete, though it still moves. Completions with the criteria
    /// `logicallyComplete` then run. Once set it stays so.
    public var isLogicallyComplete: Bool

    /// The environment of the animated view. Completions of a transaction, which belongs to no view, wait for the animation
    /// with default values.
    public var environment: EnvironmentValues {
        reads?.hasRead = true
        return ownEnvironment
    }

    /// The environment, without a note that the animation reads it.
    let ownEnvironment: EnvironmentValues
    /// Notes whether the animation reads the environment.
    private let reads: EnvironmentReads?

    package init(
        state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues(),
        isLogicallyComplete: Bool = false
    ) {
        self.init(state: state, environment: environment, isLogicallyComplete: isLogicallyComplete, reads: nil)
    }

    init(
        state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues(),
        isLogicallyComplete: Bool = false, reads: EnvironmentReads?
    ) {
        self.state = state
        ownEnvironment = environment
        self.isLogicallyComplete = isLogicallyComplete
        self.reads = reads
    }

    /// The context with another state, for an animation that consists of others.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(
            state: state, environment: ownEnvironment, isLogicallyComplete: isLogicallyComplete, reads: reads)
    }
}

/// Whether an animation has read the environment.
final class EnvironmentReads {
    var hasRead = false
}

@available(*, unavailable)
extension AnimationContext: Sendable {}

/// Values that a custom animation keeps from one evaluation to the next, by keys.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates a state without values.
    public init() {}

    /// The value of a key; the key's default value until one is set.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    var isEmpty: Bool { values.isEmpty }
}

@available(*, unavailable)
extension AnimationState: Sendable {}

/// A key for a value of an animation's state.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value until an animation sets one.
    static var defaultValue: Value { get }
}
