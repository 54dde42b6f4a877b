/// The smallest unit of measurement: the characters of one or more glyphs.
struct Cluster {
    /// Boolean properties of a cluster.
    struct Traits: OptionSet {
        let rawValue: UInt8
        /// If the text is cut before the cluster, widths change, so the text must be shaped again.
        static let unsafeToBreak = Traits(rawValue: 1)
        /// The font lacks glyphs for the cluster. Its width is estimated in ems, and the page fixes it to that width.
        static let held = Traits(rawValue: 2)
    }

    /// The offset of the first byte.
    var start: Int
    /// The width in points.
    var width: Double
    var traits: Traits
}
