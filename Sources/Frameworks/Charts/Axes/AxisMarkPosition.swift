/// The edge of the plot at which the marks of an axis stand.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Storage { case automatic, leading, trailing, top, bottom }

    let storage: Storage

    /// The bottom for horizontal values, the trailing edge for vertical ones.
    public static let automatic = AxisMarkPosition(storage: .automatic)
    /// The leading edge.
    public static let leading = AxisMarkPosition(storage: .leading)
    /// The trailing edge.
    public static let trailing = AxisMarkPosition(storage: .trailing)
    /// The top.
    public static let top = AxisMarkPosition(storage: .top)
    /// The bottom.
    public static let bottom = AxisMarkPosition(storage: .bottom)
}

/// The arrangement of labels along an axis.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Storage { case automatic, extended, aligned, inset }

    let storage: Storage

    /// The one that fits the values.
    public static let automatic = AxisMarkPreset(storage: .automatic)
    /// Labels are centered at their values, and may extend beyond the plot.
    public static let extended = AxisMarkPreset(storage: .extended)
    /// Labels are centered at their values, and those at the ends are aligned with the plot.
    public static let aligned = AxisMarkPreset(storage: .aligned)
    /// Labels lie inside the plot.
    public static let inset = AxisMarkPreset(storage: .inset)
}
