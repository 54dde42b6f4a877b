/// The label of the Return key on a keyboard on screen. Browsers have only some labels; the nearest one is shown.
public struct SubmitLabel: Hashable, Sendable {
    let enterKey: String

    /// Done.
    public static var done: SubmitLabel { SubmitLabel(enterKey: "done") }
    /// Go.
    public static var go: SubmitLabel { SubmitLabel(enterKey: "go") }
    /// Send.
    public static var send: SubmitLabel { SubmitLabel(enterKey: "send") }
    /// Join; shown as Go.
    public static var join: SubmitLabel { SubmitLabel(enterKey: "go") }
    /// Route; shown as Go.
    public static var route: SubmitLabel { SubmitLabel(enterKey: "go") }
    /// Search.
    public static var search: SubmitLabel { SubmitLabel(enterKey: "search") }
    /// Return.
    public static var `return`: SubmitLabel { SubmitLabel(enterKey: "enter") }
    /// Next.
    public static var next: SubmitLabel { SubmitLabel(enterKey: "next") }
    /// Continue; shown as Next.
    public static var `continue`: SubmitLabel { SubmitLabel(enterKey: "next") }
}

extension View {
    /// Sets the label of the Return key for the fields inside.
    public nonisolated __consuming func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        modifier(EnvironmentModifier(value: submitLabel) { $0.textInput.enterKey = submitLabel.enterKey })
    }
}
