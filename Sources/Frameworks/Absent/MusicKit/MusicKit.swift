@_exported public import Foundation
import EspalierUnavailable

/// Answers of the user.
@available(
    *, unavailable,
    message: "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
)
public enum MusicAuthorization {
    /// Answers.
    public enum Status {
        /// The values of the framework.
        case notDetermined, denied, restricted, authorized
    }

    /// A member of the framework.
    @available(
        *, unavailable,
        message:
            "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
    )
    public static var currentStatus: Status { .denied }
    /// A member of the framework.
    public static func request() async -> Status { .denied }
}

/// A song.
@available(
    *, unavailable,
    message: "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
)
public struct Song {}

/// An album.
@available(
    *, unavailable,
    message: "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
)
public struct Album {}

/// An artist.
@available(
    *, unavailable,
    message: "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
)
public struct Artist {}

/// A list of songs.
@available(
    *, unavailable,
    message: "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
)
public struct Playlist {}

/// A piece of an album.
@available(
    *, unavailable,
    message: "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
)
public struct Track {}

/// A list.
@available(
    *, unavailable,
    message: "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
)
public struct MusicItemCollection<MusicItemType> {}

/// The identity of a song.
@available(
    *, unavailable,
    message: "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
)
public struct MusicItemID {
    /// An identity.
    public init(_ rawValue: String) {}
}

/// A search.
@available(
    *, unavailable,
    message: "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
)
public struct MusicCatalogSearchRequest {
    /// A search.
    public init(term: String, types: [Any.Type]) {}
}

/// Plays songs.
@available(
    *, unavailable,
    message: "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
)
public final class ApplicationMusicPlayer {
    /// A member of the framework.
    public static var shared: ApplicationMusicPlayer { unavailable() }

    @available(
        *, unavailable,
        message:
            "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
    )
    init() {}
}

/// Plays songs.
@available(
    *, unavailable,
    message: "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
)
public final class SystemMusicPlayer {
    /// A member of the framework.
    public static var shared: SystemMusicPlayer { unavailable() }

    @available(
        *, unavailable,
        message:
            "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
    )
    init() {}
}

/// The capabilities of the user's subscription.
@available(
    *, unavailable,
    message: "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
)
public struct MusicSubscription {}

/// The songs of the user.
@available(
    *, unavailable,
    message: "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
)
public struct MusicLibrary {}
