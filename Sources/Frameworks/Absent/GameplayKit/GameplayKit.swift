@_exported public import Foundation
import EspalierUnavailable

/// A source of random numbers.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKRandomSource: NSObject {
    /// An object of the framework.
    public override init() {}

    /// A member of the framework.
    @available(
        *, unavailable,
        message:
            "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
    )
    public class func sharedRandom() -> GKRandomSource { unavailable() }
    /// A member of the framework.
    public func nextInt() -> Int { 0 }
    /// A member of the framework.
    public func nextInt(upperBound: Int) -> Int { 0 }
    /// A member of the framework.
    public func nextUniform() -> Float { 0 }
    /// A member of the framework.
    public func arrayByShufflingObjects(in array: [Any]) -> [Any] { [] }
}

/// A source of random numbers.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKMersenneTwisterRandomSource: GKRandomSource {
    /// An object of the framework.
    public override init() {}
    /// An object of the framework.
    public init(seed: UInt64) {}
}

/// A source of random numbers.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKARC4RandomSource: GKRandomSource {
    /// An object of the framework.
    public override init() {}
    /// An object of the framework.
    public init(seed: Data) {}
}

/// A source of random numbers.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKLinearCongruentialRandomSource: GKRandomSource {
    /// An object of the framework.
    public override init() {}
    /// An object of the framework.
    public init(seed: UInt64) {}
}

/// A range of random numbers.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKRandomDistribution: NSObject {
    /// An object of the framework.
    public init(lowestValue: Int, highestValue: Int) {}
    /// An object of the framework.
    public init(randomSource source: Any, lowestValue: Int, highestValue: Int) {}

    /// A member of the framework.
    @available(
        *, unavailable,
        message:
            "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
    )
    public func nextInt() -> Int { 0 }
}

/// A range of random numbers.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKShuffledDistribution: GKRandomDistribution {}

/// A range of random numbers.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKGaussianDistribution: GKRandomDistribution {}

/// A state.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKState: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// Goes from state to state.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKStateMachine: NSObject {
    /// An object of the framework.
    public init(states: [GKState]) {}

    /// A member of the framework.
    @available(
        *, unavailable,
        message:
            "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
    )
    public var currentState: GKState? { nil }
    /// A member of the framework.
    @discardableResult
    public func enter(_ stateClass: AnyClass) -> Bool { false }
}

/// A thing in a game.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKEntity: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// A part of a thing.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKComponent: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// Noise.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKNoise: NSObject {}

/// Noise.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKPerlinNoiseSource: NSObject {}

/// Ways between points.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKGraph: NSObject {}

/// Ways on a grid.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKGridGraph: GKGraph {}

/// A point.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKGraphNode: NSObject {}

/// The rules of a game.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
public protocol GKGameModel: NSObjectProtocol {}

/// A player.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
public protocol GKGameModelPlayer: NSObjectProtocol {}

/// A move.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
public protocol GKGameModelUpdate: NSObjectProtocol {}

/// Chooses a move.
@available(
    *, unavailable,
    message:
        "GameplayKit is not part of Espalier. Use Swift's own types, such as RandomNumberGenerator and enums for states."
)
open class GKMinmaxStrategist: NSObject {
    /// An object of the framework.
    public override init() {}
}
