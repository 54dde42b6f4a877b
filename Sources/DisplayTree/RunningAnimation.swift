/// An animation of a node that is in progress.
package struct RunningAnimation: Hashable, Sendable {
    /// The node's number.
    package var node: Int
    /// The seconds since the animation started.
    package var elapsed: Double
    /// The seconds from its start to its end, with delay and repetitions; infinite for an endless one.
    package var duration: Double

    package init(node: Int, elapsed: Double, duration: Double) {
        self.node = node
        self.elapsed = elapsed
        self.duration = duration
    }
}

extension DisplayAnimation {
    /// The seconds from the start to the end, with delay and repetitions; infinite for an endless animation.
    package var totalDuration: Double {
        self.delay + self.duration / (self.speed > 0 ? self.speed : 1) * self.repeatCount
    }
}
