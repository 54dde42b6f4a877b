/// What a phone shows around an app and a browser does not: these change nothing of a page.
extension View {
    /// Whether the status bar is hidden. A page has none.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Whether the status bar is hidden. A page has none.
    public nonisolated func statusBar(hidden: Bool) -> some View { self }

    /// Whether the system's marks over an app are shown. A page has none.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
