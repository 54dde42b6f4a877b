@_exported public import Foundation

/// Recognizes speech.
@available(
    *, unavailable,
    message: "Recognition of speech is not part of Espalier. Keyboards of phones dictate into every text field."
)
open class SFSpeechRecognizer {
    /// An object of the framework.
    public init?() { nil }

    /// An object of the framework.
    public init?(locale: Locale) { nil }
}

/// A record.
@available(
    *, unavailable,
    message: "Recognition of speech is not part of Espalier. Keyboards of phones dictate into every text field."
)
open class SFSpeechRecognitionRequest: NSObject {}

/// A running record.
@available(
    *, unavailable,
    message: "Recognition of speech is not part of Espalier. Keyboards of phones dictate into every text field."
)
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    /// An object of the framework.
    public override init() {}
}

/// A file.
@available(
    *, unavailable,
    message: "Recognition of speech is not part of Espalier. Keyboards of phones dictate into every text field."
)
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    /// An object of the framework.
    public init(url URL: URL) {}
}

/// The recognition.
@available(
    *, unavailable,
    message: "Recognition of speech is not part of Espalier. Keyboards of phones dictate into every text field."
)
open class SFSpeechRecognitionTask: NSObject {}

/// The text.
@available(
    *, unavailable,
    message: "Recognition of speech is not part of Espalier. Keyboards of phones dictate into every text field."
)
open class SFSpeechRecognitionResult: NSObject {}

/// Receives changes.
@available(
    *, unavailable,
    message: "Recognition of speech is not part of Espalier. Keyboards of phones dictate into every text field."
)
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {}
