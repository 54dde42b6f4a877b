@_exported public import Foundation

/// Plays patterns on the hardware for haptics, which this device lacks, so that there is no engine: all methods
/// that need one fail with `CHHapticError.notSupported`.
///
/// `sensoryFeedback(_:trigger:)` and the generators of UIKit vibrate where browsers can: on phones with Android.
open class CHHapticEngine {
    /// The hardware: none.
    public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { MissingHardware() }

    public init() throws {
        throw CHHapticError.missingHardware
    }

    /// Reasons for which an engine stops.
    public enum StoppedReason: Int, Sendable {
        /// Another app interrupts; this app is in the background; nothing was played.
        case audioSessionInterrupt = 1, applicationSuspended = 2, idleTimeout = 3
        /// All players are done; the engine was removed; the controller is gone.
        case notifyWhenFinished = 4, engineDestroyed = 5, gameControllerDisconnect = 6
        /// A failure of the system.
        case systemError = -1
    }

    /// The action of the engine after all players have finished.
    public enum FinishedAction: Int, Sendable {
        /// Stops; goes on.
        case stopEngine = 1, leaveEngineRunning = 2
    }

    /// Called when the engine stops.
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Called when the engine has to start again.
    open var resetHandler: () -> Void = {}
    /// Whether the engine plays no sounds.
    open var playsHapticsOnly = false
    /// Whether the engine stops by itself.
    open var isAutoShutdownEnabled = false
    /// Whether the engine plays only sounds.
    open var isMutedForHaptics = false
    /// The time of the engine, in seconds.
    open var currentTime: TimeInterval { 0 }

    open func start() throws {
        throw CHHapticError.missingHardware
    }

    open func start(completionHandler: (((any Error)?) -> Void)?) {
        completionHandler?(CHHapticError.missingHardware)
    }

    /// Ends. The engine never runs.
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }

    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError.missingHardware
    }

    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError.missingHardware
    }

    open func playPattern(from fileURL: URL) throws {
        throw CHHapticError.missingHardware
    }

    open func playPattern(from data: Data) throws {
        throw CHHapticError.missingHardware
    }

    /// Decides what happens after all players are done.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {
        _ = finishedHandler(nil)
    }
}

/// The abilities of the hardware.
public protocol CHHapticDeviceCapability {
    /// Whether the device plays haptics.
    var supportsHaptics: Bool { get }
    /// Whether the device plays sounds of patterns.
    var supportsAudio: Bool { get }
}

private struct MissingHardware: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}

/// Plays one pattern. Without an engine there are none.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Starts at a time of the engine.
    func start(atTime time: TimeInterval) throws
    /// Stops at a time of the engine.
    func stop(atTime time: TimeInterval) throws
    /// Changes parameters at a time of the engine.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Ends all that is scheduled.
    func cancel() throws
    /// Whether nothing is played.
    var isMuted: Bool { get set }
}

/// Plays one pattern, with pauses and repetitions. Without an engine there are none.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Pauses at a time of the engine.
    func pause(atTime time: TimeInterval) throws
    /// Goes on at a time of the engine.
    func resume(atTime time: TimeInterval) throws
    /// Goes to a time of the pattern.
    func seek(toOffset offsetTime: TimeInterval) throws
    /// Whether the pattern is repeated.
    var loopEnabled: Bool { get set }
    /// The end of a repetition, in seconds.
    var loopEnd: TimeInterval { get set }
    /// The speed; 1 is that of the pattern.
    var playbackRate: Float { get set }
    /// Called at the end.
    var completionHandler: ((any Error)?) -> Void { get set }
}
