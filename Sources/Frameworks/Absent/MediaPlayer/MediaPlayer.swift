@_exported public import Foundation
public import UIKit
import EspalierUnavailable

/// The information that the system shows about the current sound.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
open class MPNowPlayingInfoCenter: NSObject {
    /// A member of the framework.
    public class func `default`() -> MPNowPlayingInfoCenter {
        unavailable()
    }
    /// A member of the framework.
    public var nowPlayingInfo: [String: Any]?
}

/// Buttons of the system.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
open class MPRemoteCommandCenter: NSObject {
    /// A member of the framework.
    public class func shared() -> MPRemoteCommandCenter { unavailable() }
    /// A member of the framework.
    public var playCommand: MPRemoteCommand, pauseCommand: MPRemoteCommand, stopCommand: MPRemoteCommand
    /// A member of the framework.
    public var togglePlayPauseCommand: MPRemoteCommand, nextTrackCommand: MPRemoteCommand
    /// A member of the framework.
    public var previousTrackCommand: MPRemoteCommand, skipForwardCommand: MPRemoteCommand
    /// A member of the framework.
    public var skipBackwardCommand: MPRemoteCommand, changePlaybackPositionCommand: MPRemoteCommand

    @available(
        *, unavailable,
        message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
    )
    init(_ command: MPRemoteCommand) {
        playCommand = command
        pauseCommand = command
        stopCommand = command
        togglePlayPauseCommand = command
        nextTrackCommand = command
        previousTrackCommand = command
        skipForwardCommand = command
        skipBackwardCommand = command
        changePlaybackPositionCommand = command
    }
}

/// A button.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
open class MPRemoteCommand: NSObject {
    /// A member of the framework.
    public var isEnabled = false
    /// A member of the framework.
    @discardableResult
    public func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { self }
    /// A member of the framework.
    public func removeTarget(_ target: Any?) {}
}

/// A press of a button.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
open class MPRemoteCommandEvent: NSObject {}

/// The answer to a press.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
public enum MPRemoteCommandHandlerStatus: Int {
    /// The values of the framework.
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}

/// A picture of a song.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
open class MPMediaItemArtwork: NSObject {
    /// A picture.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {}
}

/// A song.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
open class MPMediaItem: NSObject {}

/// Plays songs.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
open class MPMusicPlayerController: NSObject {
    /// A member of the framework.
    public class var systemMusicPlayer: MPMusicPlayerController {
        unavailable()
    }
    /// A member of the framework.
    public class var applicationMusicPlayer: MPMusicPlayerController {
        unavailable()
    }
}

/// A slider for the volume.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
open class MPVolumeView: UIView {}

/// A list of songs.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
open class MPMediaPickerController: UIViewController {}

/// Receives chosen songs.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {}

/// The songs of a device.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
open class MPMediaLibrary: NSObject {}

/// A search for songs.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
open class MPMediaQuery: NSObject {}

/// A key of the framework.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
public var MPMediaItemPropertyTitle: String { "title" }

/// A key of the framework.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
public var MPMediaItemPropertyArtist: String { "artist" }

/// A key of the framework.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
public var MPMediaItemPropertyAlbumTitle: String { "albumTitle" }

/// A key of the framework.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
public var MPMediaItemPropertyArtwork: String { "artwork" }

/// A key of the framework.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
public var MPMediaItemPropertyPlaybackDuration: String { "playbackDuration" }

/// A key of the framework.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
public var MPNowPlayingInfoPropertyElapsedPlaybackTime: String { "MPNowPlayingInfoPropertyElapsedPlaybackTime" }

/// A key of the framework.
@available(
    *, unavailable, message: "The music of a device is not part of Espalier. Play sounds with a player of the browser."
)
public var MPNowPlayingInfoPropertyPlaybackRate: String { "MPNowPlayingInfoPropertyPlaybackRate" }
