/// Whether a scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The scene is not visible; it is visible but takes no events; it is in use.
    case background, inactive, active

    init(_ activity: HostEnvironment.Activity) {
        self =
            switch activity {
            case .background: .background
            case .inactive: .inactive
            case .active: .active
            }
    }
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    /// Whether the page is in use.
    ///
    /// A page in another tab of the browser, behind another app or on a locked phone is in the background. As on a phone, it
    /// is `inactive` for a moment on the way to `background` and back. An app and its scenes have the phase of the most
    /// active page of the user's browser.
    public var scenePhase: ScenePhase {
        get {
            optionalGraph.map { UncheckedTransfer($0).onMain { $0.noteActivityRead() } }
            return self[ScenePhaseKey.self]
        }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
