public import EspalierLayoutEngine

/// Modifiers for the bars that a phone shows around an app. A page has none, so they change nothing.
extension View {
    /// Hides the status bar. A page has none.
    public nonisolated __consuming func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the status bar. A page has none.
    public nonisolated __consuming func statusBar(hidden: Bool) -> some View { self }

    /// Shows or hides the system's controls over an app. A page has none.
    public nonisolated __consuming func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Lets the view have gestures at an edge before the system. Browsers keep theirs.
    public nonisolated __consuming func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
