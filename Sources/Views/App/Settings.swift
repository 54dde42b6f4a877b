/// The settings of the app: the page at `/settings`.
///
/// On a Mac it is a window, which the command “Settings…” opens.
public struct Settings<Content: View>: Scene {
    private let group: WindowGroup<Content>

    /// The page at `/settings`.
    public init(@ViewBuilder content: @escaping () -> Content) {
        group = WindowGroup("Settings", id: SettingsScene.id, content: content)
    }

    public var body: some Scene { group }
}

/// The settings share the id of their scene with the actions that open it.
enum SettingsScene {
    static let id = "settings"
}

/// Opens the settings of the app: `openSettings()`.
@MainActor @preconcurrency
public struct OpenSettingsAction {
    let openWindow: OpenWindowAction

    /// Opens the settings. An app without the scene `Settings` has none, and the page logs a warning.
    public func callAsFunction() { openWindow(id: SettingsScene.id) }
}

extension EnvironmentValues {
    /// Opens the settings of the app.
    @MainActor public var openSettings: OpenSettingsAction { OpenSettingsAction(openWindow: openWindow) }
}
