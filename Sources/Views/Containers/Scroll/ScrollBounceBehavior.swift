public import EspalierLayoutEngine

/// Whether a scroll view bounces at its ends. Browsers decide.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    /// As the platform does.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Always.
    public static let always = ScrollBounceBehavior(name: "always")
    /// If the content is larger than the view.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension View {
    /// Sets whether the scroll views inside bounce at their ends. Browsers do if the content is larger than the view,
    /// which is `basedOnSize`; other behaviors have no effect.
    public nonisolated __consuming func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        self
    }
}
