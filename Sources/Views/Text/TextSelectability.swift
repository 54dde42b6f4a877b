/// Whether users may select text. The two implementations are `.enabled` and `.disabled`.
public protocol TextSelectability {
    /// Whether text may be selected.
    static var allowsSelection: Bool { get }
}

/// Allows users to select text.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Prevents users from selecting text.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Allows users to select text.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Prevents users from selecting text.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Sets whether users may select the texts inside. By default the browser decides: texts can be selected, the
    /// labels of buttons cannot.
    public nonisolated __consuming func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.textSettings.isSelectable, S.allowsSelection)
    }
}
