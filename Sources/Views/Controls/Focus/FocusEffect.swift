extension View {
    /// Has no effect: the browser marks what has the keyboard focus, so that people see where they are.
    public nonisolated __consuming func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
