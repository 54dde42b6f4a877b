public import EspalierViews
public import Foundation

/// A player of videos, which Espalier does not have.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
public struct VideoPlayer<Overlay>: View {
    public typealias Body = Never

    public var body: Never { preconditionFailure("AVKit is unavailable.") }

    /// A player of a video.
    public init(player: AVPlayer?) where Overlay == EmptyView {}

    /// A player of a video, with a view over it.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {}
}

/// Plays media.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
public final class AVPlayer {
    /// A player without a medium.
    public init() {}
    /// A player of a file.
    public init(url: URL) {}
    /// A player of an item.
    public init(playerItem: AVPlayerItem?) {}
}

/// A medium of a player.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
public final class AVPlayerItem {
    /// The medium of a file.
    public init(url: URL) {}
}

/// Plays sounds.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
public final class AVAudioPlayer {
    /// A player of a file.
    public init(contentsOf url: URL) throws {}
    /// A player of data.
    public init(data: Data) throws {}
}

/// A controller with a player of videos.
@available(
    *, unavailable,
    message: "Playing media is not part of Espalier. Open the file with a Link, which the browser plays."
)
public final class AVPlayerViewController {
    public init() {}
}
