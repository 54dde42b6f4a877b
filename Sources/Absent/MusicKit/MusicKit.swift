@_exported public import Foundation

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

    @available(
        *, unavailable,
        message:
            "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
    )
    /// A member of the framework.
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
    public static var shared: ApplicationMusicPlayer { preconditionFailure("The framework is unavailable.") }

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
    public static var shared: SystemMusicPlayer { preconditionFailure("The framework is unavailable.") }

    @available(
        *, unavailable,
        message:
            "Apple Music is not part of Espalier. Ask the web service of Apple Music with URLSession on the server."
    )
    init() {}
}

/// What the user has paid for.
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
