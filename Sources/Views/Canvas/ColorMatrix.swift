/// A matrix that changes colors. Each row gives a component from red, green, blue, opacity and 1, each 0…1: the new red is
/// `r1` × red + `r2` × green + `r3` × blue + `r4` × opacity + `r5`.
public nonisolated struct ColorMatrix: Equatable, Sendable {
    /// The row of red.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The row of green.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The row of blue.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The row of the opacity.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// The matrix that changes nothing.
    public init() {}

    /// All numbers, row by row.
    var rows: [Float] { [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5] }
}
