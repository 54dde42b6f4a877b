@_exported public import AVFoundation
public import EspalierViews
public import UIKit
import EspalierUnavailable

/// A player of videos, which Espalier does not have.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
public struct VideoPlayer<Overlay>: View {
    public typealias Body = Never

    public var body: Never { unavailable() }

    /// A player of a video.
    public init(player: AVPlayer?) where Overlay == EmptyView {}

    /// A player of a video, with a view over it.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {}
}

/// A controller with a player of videos.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
open class AVPlayerViewController: UIViewController {
    /// The player.
    open var player: AVPlayer?

    /// Whether the controls are shown.
    open var showsPlaybackControls = true

    /// Whether the video may be shown above other apps.
    open var allowsPictureInPicturePlayback = true
}
