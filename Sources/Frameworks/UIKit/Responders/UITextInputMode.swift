import EspalierViews
public import Foundation

/// A language of the user's keyboard.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
    /// The language, such as `en-US`.
    public final let primaryLanguage: String?

    init(language: String) {
        primaryLanguage = language
        super.init()
    }

    /// The languages of the browser, the preferred one first. Browsers do not tell the keyboards of the device.
    public class var activeInputModes: [UITextInputMode] {
        ViewGraph.currentHost.languages.map { UITextInputMode(language: $0) }
    }

    /// Posted after the keyboard's language has changed. Nothing posts it: browsers do not tell it.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
