/// A page at several stages of a motion. The display tree itself is the last stage, at 1.
package struct DisplaySamples: Sendable {
    /// The meaning of a stage from 0 to 1.
    package enum Axis: Hashable, Sendable {
        /// The progress of each node's own animation.
        case progress
        /// A fraction of the motion's duration in seconds.
        case time(Double)
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
