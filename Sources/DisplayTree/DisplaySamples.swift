/// A page at several stages of a motion.
///
/// Without a stage 1, the display tree itself is the last stage.
package struct DisplaySamples: Sendable {
    /// The meaning of a stage from 0 to 1.
    package enum Axis: Hashable, Sendable {
        /// The progress of each node's own animation.
        case progress
        /// A fraction of the motion's duration in seconds.
        case time(Double)
        /// A fraction of a stretch of the page's clock.
        case clock(ClockStretch)
    }

    /// A stretch of the page's clock, in seconds.
    package struct ClockStretch: Hashable, Sendable {
        /// The time at which the stretch is shown.
        package var now: Double
        /// The start of the stretch, which may lie before `now`.
        package var start: Double
        package var duration: Double
        /// Whether the same stages follow each other for ever.
        package var isEndless: Bool

        package init(now: Double, start: Double, duration: Double, isEndless: Bool) {
            self.now = now
            self.start = start
            self.duration = duration
            self.isEndless = isEndless
        }
    }

    package let axis: Axis
    /// The stages in ascending order, from 0.
    package private(set) var stages: [Double] = []
    package private(set) var roots: [DisplayNode] = []

    package init(axis: Axis) {
        self.axis = axis
    }

    package mutating func append(_ root: DisplayNode, at stage: Double) {
        stages.append(stage)
        roots.append(root)
    }
}
