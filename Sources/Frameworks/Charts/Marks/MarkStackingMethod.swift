/// The arrangement of bars or areas at the same value.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Storage { case standard, normalized, center, unstacked }

    let storage: Storage

    /// Each begins where the one before it ends, from zero.
    public static let standard = MarkStackingMethod(storage: .standard)
    /// As `standard`, with each stack as long as the axis.
    public static let normalized = MarkStackingMethod(storage: .normalized)
    /// As `standard`, with the middle of each stack at zero.
    public static let center = MarkStackingMethod(storage: .center)
    /// Each begins at zero, in front of the ones before it.
    public static let unstacked = MarkStackingMethod(storage: .unstacked)
}
