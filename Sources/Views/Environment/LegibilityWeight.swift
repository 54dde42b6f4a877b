/// The weight of text that the user prefers.
public enum LegibilityWeight: Hashable, Sendable {
    /// The usual weight; bold text.
    case regular, bold
}

private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }

extension EnvironmentValues {
    /// The text weight that the user prefers. It is `regular` unless a view sets it, because a browser does not report
    /// it.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
