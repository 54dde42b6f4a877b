@_exported public import Foundation

/// An object of the framework.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INIntent: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// An object of the framework.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INIntentResponse: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// An object of the framework.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INExtension: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// An object of the framework.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INPreferences: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// An object of the framework.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INVoiceShortcutCenter: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// An object of the framework.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INVocabulary: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// An object of the framework.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INFile: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// An object of the framework.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INImage: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// An object of the framework.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INObject: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// A record of a use.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INInteraction: NSObject {
    /// A record.
    public init(intent: INIntent, response: INIntentResponse?) {}

    /// A member of the framework.
    @available(
        *, unavailable,
        message:
            "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
    )
    public func donate(completion: (((any Error)?) -> Void)? = nil) {}
}

/// A spoken name of a use.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
public enum INShortcut {
    /// The values of the framework.
    case intent(INIntent)
}

/// A spoken name of a use.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INVoiceShortcut: NSObject {}

/// A person.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INPerson: NSObject {}

/// A message.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INSendMessageIntent: INIntent {}

/// A call.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
open class INStartCallIntent: INIntent {}

/// Handles a message.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
public protocol INSendMessageIntentHandling: NSObjectProtocol {}

/// Answers of the user.
@available(
    *, unavailable,
    message:
        "Intents of Siri are not part of Espalier. Declare the actions of an app with App Intents, which work in its views."
)
public enum INSiriAuthorizationStatus: Int {
    /// The values of the framework.
    case notDetermined, restricted, denied, authorized
}
