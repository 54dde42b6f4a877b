extension View {
    /// Says more of the view where the pointer rests on it, and to assistive technology.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
        modifier(AccessibilityModifier(change: .help(.text(Text(textKey)))))
    }

    public nonisolated func help(_ text: Text) -> some View {
        modifier(AccessibilityModifier(change: .help(.text(text))))
    }

    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
        modifier(AccessibilityModifier(change: .help(.plain(String(text)))))
    }
}
