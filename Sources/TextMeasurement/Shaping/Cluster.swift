/// A stretch of text that is measured as one: the characters of one glyph or several.
struct Cluster {
    /// Boolean properties of a cluster.
    struct Traits: OptionSet {
        let rawValue: UInt8
        /// A text that is cut before the cluster has other widths, so it must be shaped again.
        static let unsafeToBreak = Traits(rawValue: 1)
        /// The font lacks the cluster. It is measured by the em, and held to that width.
        static let held = Traits(rawValue: 2)
    }

    /// The offset of its first byte.
    var start: Int
    /// In points.
    var width: Double
    var traits: Traits
}
