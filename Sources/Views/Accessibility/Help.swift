extension View {
    /// Sets a tooltip, which assistive technology also reads.
    public nonisolated __consuming func help(_ textKey: LocalizedStringKey) -> some View {
        modifier(AccessibilityModifier(change: .help(.text(Text(textKey)))))
    }

    /// Sets a tooltip, which assistive technology also reads.
    public nonisolated __consuming func help(_ text: Text) -> some View {
        modifier(AccessibilityModifier(change: .help(.text(text))))
    }

    /// Sets a tooltip, which assistive technology also reads.
    @_disfavoredOverload
    public nonisolated __consuming func help<S: StringProtocol>(_ text: S) -> some View {
        modifier(AccessibilityModifier(change: .help(.plain(String(text)))))
    }
}
