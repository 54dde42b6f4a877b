/// A stretch of text that is measured as one: what a glyph or several stand for.
struct Cluster {
    struct Traits: OptionSet {
        let rawValue: UInt8
        /// Cut before it, the text would have other widths: it must be shaped again.
        static let unsafeToBreak = Traits(rawValue: 1)
        /// The font lacks it: measured by the em, and held to that width.
        static let held = Traits(rawValue: 2)
    }

    /// The offset of its first byte.
    var start: Int
    /// In points.
    var width: Double
    var traits: Traits
}
