/// Whether a part of the interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the platform decides; shown; not shown.
    case automatic, visible, hidden
}
