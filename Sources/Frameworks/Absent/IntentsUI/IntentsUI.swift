@_exported public import Foundation
@_exported public import EspalierIntents
public import UIKit

/// A button for Siri.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INUIAddVoiceShortcutButton: UIButton {}

/// Records a name.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INUIAddVoiceShortcutViewController: UIViewController {
    /// A controller.
    public convenience init(shortcut: INShortcut) { self.init(nibName: nil, bundle: nil) }
}

/// Changes a name.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INUIEditVoiceShortcutViewController: UIViewController {
    /// A controller.
    public convenience init(voiceShortcut: INVoiceShortcut) { self.init(nibName: nil, bundle: nil) }
}

/// Receives the result.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {}

/// Receives the result.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {}
