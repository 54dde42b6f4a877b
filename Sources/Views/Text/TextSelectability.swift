/// Whether a user may select text; the two kinds are `.enabled` and `.disabled`.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Text that may be selected.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Text that may not be selected.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text that may be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text that may not be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Whether the user may select the texts inside. Where nothing says so, the browser decides: texts may be selected,
    /// those of buttons may not.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.textSettings.isSelectable, S.allowsSelection)
    }
}
