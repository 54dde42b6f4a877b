/// The visibility of a part of the interface.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The platform decides; visible; hidden.
    case automatic, visible, hidden
}
