@_exported public import Foundation
import EspalierUnavailable

/// Plays media.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
open class AVPlayer: NSObject {
    /// An object of the framework.
    public override init() {}

    /// An object of the framework.
    public init(url: URL) {}

    /// An object of the framework.
    public init(playerItem item: AVPlayerItem?) {}

    /// A function of the framework.
    public func play() {}

    /// A function of the framework.
    public func pause() {}
}

/// Plays media one after the other.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
open class AVQueuePlayer: AVPlayer {
    /// An object of the framework.
    public init(items: [AVPlayerItem]) { super.init() }
}

/// Repeats a medium.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
open class AVPlayerLooper: NSObject {
    /// An object of the framework.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
}

/// A medium of a player.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
open class AVPlayerItem: NSObject {
    /// An object of the framework.
    public init(url: URL) {}

    /// An object of the framework.
    public init(asset: AVAsset) {}
}

/// A medium.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
open class AVAsset: NSObject {
    /// An object of the framework.
    public convenience init(url: URL) { self.init() }
}

/// A medium of a file.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
open class AVURLAsset: AVAsset {
    /// An object of the framework.
    public convenience init(url: URL, options: [String: Any]? = nil) { self.init() }
}

/// Plays sounds.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
open class AVAudioPlayer: NSObject {
    /// An object of the framework.
    public init(contentsOf url: URL) throws {}

    /// An object of the framework.
    public init(data: Data) throws {}

    /// A function of the framework.
    @discardableResult
    public func play() -> Bool { false }

    /// A function of the framework.
    public func stop() {}

    /// A function of the framework.
    @discardableResult
    public func prepareToPlay() -> Bool { false }
}

/// Receives the end of a sound.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
public protocol AVAudioPlayerDelegate: NSObjectProtocol {}

/// Plays and records sounds.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
open class AVAudioEngine: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// Plays sounds of an engine.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
open class AVAudioPlayerNode: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// Records sounds.
@available(
    *, unavailable,
    message: "Recording is not part of Espalier. Let the user choose a file with fileImporter(isPresented:)."
)
open class AVAudioRecorder: NSObject {
    /// An object of the framework.
    public init(url: URL, settings: [String: Any]) throws {}
}

/// Receives the end of a record.
@available(
    *, unavailable,
    message: "Recording is not part of Espalier. Let the user choose a file with fileImporter(isPresented:)."
)
public protocol AVAudioRecorderDelegate: NSObjectProtocol {}

/// The sounds of the app.
@available(*, unavailable, message: "The sounds of a page belong to the browser. Leave the session out.")
open class AVAudioSession: NSObject {
    /// A function of the framework.
    public class func sharedInstance() -> AVAudioSession { unavailable() }
}

/// Speaks texts.
@available(*, unavailable, message: "Speech is not part of Espalier. Screen readers speak the texts of a page.")
open class AVSpeechSynthesizer: NSObject {
    /// An object of the framework.
    public override init() {}

    /// A function of the framework.
    public func speak(_ utterance: AVSpeechUtterance) {}
}

/// A text to speak.
@available(*, unavailable, message: "Speech is not part of Espalier. Screen readers speak the texts of a page.")
open class AVSpeechUtterance: NSObject {
    /// An object of the framework.
    public init(string: String) {}
}

/// A voice.
@available(*, unavailable, message: "Speech is not part of Espalier. Screen readers speak the texts of a page.")
open class AVSpeechSynthesisVoice: NSObject {
    /// An object of the framework.
    public init?(language languageCode: String?) {}
}

/// Receives the progress of speech.
@available(*, unavailable, message: "Speech is not part of Espalier. Screen readers speak the texts of a page.")
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}

/// The camera at work.
@available(
    *, unavailable,
    message:
        "The camera is not part of Espalier. Take a picture with UIImagePickerController, which opens the browser's camera."
)
open class AVCaptureSession: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// A camera or a microphone.
@available(
    *, unavailable,
    message:
        "The camera is not part of Espalier. Take a picture with UIImagePickerController, which opens the browser's camera."
)
open class AVCaptureDevice: NSObject {
    /// A function of the framework.
    public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

    /// A function of the framework.
    public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        unavailable()
    }

    /// A function of the framework.
    public class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {}
}

/// Answers of the user.
@available(
    *, unavailable,
    message:
        "The camera is not part of Espalier. Take a picture with UIImagePickerController, which opens the browser's camera."
)
public enum AVAuthorizationStatus: Int {
    /// The possible answers.
    case notDetermined, restricted, denied, authorized
}

/// Kinds of media.
@available(
    *, unavailable,
    message:
        "The camera is not part of Espalier. Take a picture with UIImagePickerController, which opens the browser's camera."
)
public struct AVMediaType {
    /// A value of the framework.
    public static var video: AVMediaType { AVMediaType() }

    /// A value of the framework.
    public static var audio: AVMediaType { AVMediaType() }
}

/// The pictures of a camera.
@available(
    *, unavailable,
    message:
        "The camera is not part of Espalier. Take a picture with UIImagePickerController, which opens the browser's camera."
)
open class AVCaptureDeviceInput: NSObject {
    /// An object of the framework.
    public init(device: AVCaptureDevice) throws {}
}

/// Takes photos.
@available(
    *, unavailable,
    message:
        "The camera is not part of Espalier. Take a picture with UIImagePickerController, which opens the browser's camera."
)
open class AVCapturePhotoOutput: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// Takes videos.
@available(
    *, unavailable,
    message:
        "The camera is not part of Espalier. Take a picture with UIImagePickerController, which opens the browser's camera."
)
open class AVCaptureVideoDataOutput: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// Finds codes.
@available(
    *, unavailable,
    message:
        "The camera is not part of Espalier. Take a picture with UIImagePickerController, which opens the browser's camera."
)
open class AVCaptureMetadataOutput: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// Shows what a camera sees.
@available(
    *, unavailable,
    message:
        "The camera is not part of Espalier. Take a picture with UIImagePickerController, which opens the browser's camera."
)
open class AVCaptureVideoPreviewLayer: NSObject {
    /// An object of the framework.
    public init(session: AVCaptureSession) {}
}

/// Receives photos.
@available(
    *, unavailable,
    message:
        "The camera is not part of Espalier. Take a picture with UIImagePickerController, which opens the browser's camera."
)
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}

/// Receives codes.
@available(
    *, unavailable,
    message:
        "The camera is not part of Espalier. Take a picture with UIImagePickerController, which opens the browser's camera."
)
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}

/// Receives videos.
@available(
    *, unavailable,
    message:
        "The camera is not part of Espalier. Take a picture with UIImagePickerController, which opens the browser's camera."
)
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}
