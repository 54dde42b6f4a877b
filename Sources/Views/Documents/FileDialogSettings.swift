import Foundation

/// The settings of the file dialogs below a view.
struct FileDialogSettings {
    var message: Text?
    var confirmation: Text?
    /// The condition on addresses of files; nil for none.
    var condition: Predicate<URL>?

    /// Whether a file may be chosen. A condition that throws allows none.
    func allows(_ url: URL) -> Bool {
        guard let condition else { return true }
        return (try? condition.evaluate(url)) == true
    }
}

private enum FileDialogSettingsKey: EnvironmentKey {
    static var defaultValue: FileDialogSettings { FileDialogSettings() }
}

extension EnvironmentValues {
    var fileDialog: FileDialogSettings {
        get { self[FileDialogSettingsKey.self] }
        set { self[FileDialogSettingsKey.self] = newValue }
    }
}
