/// Whether a scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The scene is not visible; it is visible but takes no events; it is in use.
    case background, inactive, active
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    /// Whether the page is in use. It is always `active` while a body runs.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
