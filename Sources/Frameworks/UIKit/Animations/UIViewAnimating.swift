public import Foundation

/// An animation that the app starts and ends.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// Whether the animation runs.
    var isRunning: Bool { get }
    /// Whether the animation goes back to its start.
    var isReversed: Bool { get set }
    /// The part of the animation that is over.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation.
    func pauseAnimation()
    /// Ends the animation, with or without its completions.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The states of animations.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started or over; running or paused; stopped.
    case inactive, active, stopped
}

/// The positions at which animations end.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end; the start; that of the moment.
    case end, start, current
}
