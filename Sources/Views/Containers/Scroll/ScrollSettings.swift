import EspalierLayoutEngine

/// Settings for the scroll views inside a view.
struct ScrollSettings: Equatable {
    /// Margins around the content, in points.
    var margins = EdgeInsets()
    var clips = true
    var dismissesKeyboard = false
    var snapping: ScrollSnapping?
    /// Anchors for the initial position, for content that grows, and for content smaller than the view.
    var initialAnchor: UnitPoint?
    var growingAnchor: UnitPoint?
    var smallAnchor: UnitPoint?
}

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
}

extension View {
    /// Sets whether content beyond the edges of the scroll views inside is drawn: up to 200 points in the direction of
    /// scrolling, and 60 across.
    public nonisolated __consuming func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollSettings) { $0.clips = !disabled }
    }
}
