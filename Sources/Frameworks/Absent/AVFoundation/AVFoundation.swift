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

    /// The object that receives the end of the recording.
    public var delegate: (any AVAudioRecorderDelegate)? {
        get { unavailable() }
        set {}
    }
    /// Whether a recording is in progress.
    public var isRecording: Bool { unavailable() }
    /// Whether metering is enabled.
    public var isMeteringEnabled: Bool {
        get { unavailable() }
        set {}
    }
    /// The time since the start of the recording, in seconds.
    public var currentTime: TimeInterval { unavailable() }
    /// The file of the recording.
    public var url: URL { unavailable() }
    /// Starts or resumes the recording.
    @discardableResult
    public func record() -> Bool { unavailable() }
    /// Creates the file of the recording.
    @discardableResult
    public func prepareToRecord() -> Bool { unavailable() }
    /// Pauses the recording.
    public func pause() {}
    /// Stops the recording.
    public func stop() {}
    /// Updates the power of all channels.
    public func updateMeters() {}
    /// Returns the average power of a channel, in decibels.
    public func averagePower(forChannel channelNumber: Int) -> Float { unavailable() }
    /// Returns the peak power of a channel, in decibels.
    public func peakPower(forChannel channelNumber: Int) -> Float { unavailable() }
    /// Deletes the file of the recording.
    @discardableResult
    public func deleteRecording() -> Bool { unavailable() }
}

/// The sample rate conversion and encoding quality of a recording.
@available(
    *, unavailable,
    message: "Recording is not part of Espalier. Let the user choose a file with fileImporter(isPresented:)."
)
public enum AVAudioQuality: Int {
    /// From the lowest to the highest quality.
    case min, low, medium, high, max
}

/// A key of a recorder's settings.
@available(
    *, unavailable,
    message: "Recording is not part of Espalier. Let the user choose a file with fileImporter(isPresented:)."
)
public var AVFormatIDKey: String { unavailable() }

/// A key of a recorder's settings.
@available(
    *, unavailable,
    message: "Recording is not part of Espalier. Let the user choose a file with fileImporter(isPresented:)."
)
public var AVSampleRateKey: String { unavailable() }

/// A key of a recorder's settings.
@available(
    *, unavailable,
    message: "Recording is not part of Espalier. Let the user choose a file with fileImporter(isPresented:)."
)
public var AVNumberOfChannelsKey: String { unavailable() }

/// A key of a recorder's settings.
@available(
    *, unavailable,
    message: "Recording is not part of Espalier. Let the user choose a file with fileImporter(isPresented:)."
)
public var AVEncoderAudioQualityKey: String { unavailable() }

/// A key of a recorder's settings.
@available(
    *, unavailable,
    message: "Recording is not part of Espalier. Let the user choose a file with fileImporter(isPresented:)."
)
public var AVEncoderBitRateKey: String { unavailable() }

/// A key of a recorder's settings.
@available(
    *, unavailable,
    message: "Recording is not part of Espalier. Let the user choose a file with fileImporter(isPresented:)."
)
public var AVLinearPCMBitDepthKey: String { unavailable() }

/// An audio format.
@available(
    *, unavailable,
    message: "Recording is not part of Espalier. Let the user choose a file with fileImporter(isPresented:)."
)
public var kAudioFormatMPEG4AAC: UInt32 { unavailable() }

/// An audio format.
@available(
    *, unavailable,
    message: "Recording is not part of Espalier. Let the user choose a file with fileImporter(isPresented:)."
)
public var kAudioFormatLinearPCM: UInt32 { unavailable() }

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
    /// A function of the framework.
    public func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {}
    /// A function of the framework.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// A function of the framework.
    public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}
    /// A function of the framework.
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

    /// An audio session category.
    @available(
        *, unavailable,
        message: "The sounds of a page belong to the browser. Leave the session out."
    )
    public struct Category: Hashable {
        /// Categories.
        public static var playback: Category { unavailable() }
        public static var record: Category { unavailable() }
        public static var playAndRecord: Category { unavailable() }
        public static var ambient: Category { unavailable() }
        public static var soloAmbient: Category { unavailable() }
    }

    /// An audio session mode.
    @available(
        *, unavailable,
        message: "The sounds of a page belong to the browser. Leave the session out."
    )
    public struct Mode: Hashable {
        /// Modes.
        public static var `default`: Mode { unavailable() }
        public static var measurement: Mode { unavailable() }
        public static var moviePlayback: Mode { unavailable() }
        public static var spokenAudio: Mode { unavailable() }
        public static var voiceChat: Mode { unavailable() }
    }

    /// Options of an audio session category.
    @available(
        *, unavailable,
        message: "The sounds of a page belong to the browser. Leave the session out."
    )
    public struct CategoryOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Options.
        public static var mixWithOthers: CategoryOptions { unavailable() }
        public static var duckOthers: CategoryOptions { unavailable() }
        public static var allowBluetooth: CategoryOptions { unavailable() }
        public static var defaultToSpeaker: CategoryOptions { unavailable() }
    }

    /// Options for activating and deactivating a session.
    @available(
        *, unavailable,
        message: "The sounds of a page belong to the browser. Leave the session out."
    )
    public struct SetActiveOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// An option.
        public static var notifyOthersOnDeactivation: SetActiveOptions { unavailable() }
    }

    /// An override of the audio output.
    @available(
        *, unavailable,
        message: "The sounds of a page belong to the browser. Leave the session out."
    )
    public enum PortOverride: UInt {
        /// No override; the built-in speaker.
        case none, speaker
    }
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
