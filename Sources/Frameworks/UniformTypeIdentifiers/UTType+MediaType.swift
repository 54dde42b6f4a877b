import Foundation

extension UTType {
    /// The type of a file with a media type: the system's, or else the general one of its group, such as `image`; nil for other media
    /// types.
    package static func ofFile(mediaType: String) -> UTType? {
        if let type = UTType(mimeType: mediaType) { return type }
        return groups[mediaType.prefix { $0 != "/" }.lowercased()]
    }

    /// The type of a file, by the extension of its name, or by the media type that a browser supposes.
    package static func ofFile(named name: String, mediaType: String) -> UTType {
        UTType(filenameExtension: (name as NSString).pathExtension) ?? ofFile(mediaType: mediaType) ?? .data
    }

    /// The groups of media types that have a type of their own.
    private static let groups: [String: UTType] = [
        "image": .image, "audio": .audio, "video": .movie, "text": .plainText,
    ]
}
