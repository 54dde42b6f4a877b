import UniformTypeIdentifiers

/// The kinds of media that browsers distinguish.
struct MediaKinds: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let images = MediaKinds(rawValue: 1)
    static let videos = MediaKinds(rawValue: 2)
    static let all: MediaKinds = [.images, .videos]

    /// The media types for HTML's `accept`.
    var accept: String {
        [(MediaKinds.images, "image/*"), (.videos, "video/*")].filter { contains($0.0) }.map(\.1)
            .joined(separator: ",")
    }

    /// The type of a file with a media type; nil if the file is of none of the kinds.
    func contentType(mediaType: String) -> UTType? {
        let (kind, general): (MediaKinds, UTType)
        if mediaType.hasPrefix("image/") {
            (kind, general) = (.images, .image)
        } else if mediaType.hasPrefix("video/") {
            (kind, general) = (.videos, .movie)
        } else {
            return nil
        }
        return contains(kind) ? UTType(mimeType: mediaType, conformingTo: general) ?? general : nil
    }
}
