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
        guard let type = UTType.ofFile(mediaType: mediaType) else { return nil }
        return contains(.images) && type.conforms(to: .image) || contains(.videos) && type.conforms(to: .movie)
            ? type : nil
    }
}
