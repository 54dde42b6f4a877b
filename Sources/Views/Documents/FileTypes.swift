import Foundation
import UniformTypeIdentifiers

/// The types of files that a user may choose.
struct FileTypes {
    let types: [UTType]

    init(_ types: [UTType]) {
        self.types = types
    }

    /// Whether folders are chosen. Browsers let their users choose either files or a folder, so any other type means files.
    var areFolders: Bool {
        !types.isEmpty && types.allSatisfy { $0 == .folder || $0 == .directory }
    }

    /// Whether files of all kinds may be chosen: one of the types is general, or the app's own, whose files have no known extension.
    private var allowsAll: Bool {
        types.isEmpty
            || types.contains { type in
                UTType.data.conforms(to: type) || type == .content
                    || type.knownSubtypes.allSatisfy { $0.filenameExtensions.isEmpty } && Self.group(of: type) == nil
            }
    }

    /// The types as HTML's `accept` lists them; empty for all files.
    var accept: String {
        if allowsAll { return "" }
        var parts: [String] = []
        func append(_ part: String) { if !parts.contains(part) { parts.append(part) } }
        for type in types {
            if let group = Self.group(of: type) { append(group + "/*") }
            for subtype in type.knownSubtypes {
                if let media = subtype.preferredMIMEType { append(media) }
                for ending in subtype.filenameExtensions { append("." + ending) }
            }
        }
        return parts.joined(separator: ",")
    }

    /// The media types' common beginning, of a type that stands for all of them.
    private static func group(of type: UTType) -> String? {
        switch type {
        case .image: "image"
        case .audio: "audio"
        case .movie, .video: "video"
        case .text, .plainText, .utf8PlainText: "text"
        default: nil
        }
    }

    /// Whether a file is of one of the types, by the extension of its name, or by the media type that the browser supposes. Browsers let
    /// their users choose other files, too.
    func allow(name: String, mediaType: String) -> Bool {
        if allowsAll { return true }
        let supposed = UTType.ofFile(named: name, mediaType: mediaType)
        return types.contains { supposed.conforms(to: $0) }
            // The system does not tell encodings of text apart by names.
            || supposed == .plainText && types.contains { $0.conforms(to: .plainText) && $0.filenameExtensions.isEmpty }
    }
}
