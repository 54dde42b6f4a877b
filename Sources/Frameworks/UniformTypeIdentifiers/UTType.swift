/// A type of data, with a name such as `public.plain-text`, and the types that it conforms to.
///
/// Types are equal if their identifiers are. As the system has no register of types here, a type that an app declares with
/// `init(exportedAs:conformingTo:)` has only the parent that it names.
public struct UTType: Hashable, Sendable {
    /// The name of the type, in reverse DNS notation.
    public let identifier: String
    private let parents: [UTType]
    /// A file's extension and media type; nil if the type has none.
    public let preferredFilenameExtension: String?
    /// The media type, such as `image/png`; nil if the type has none.
    public let preferredMIMEType: String?

    private init(
        known identifier: String, _ parents: [UTType], extension filenameExtension: String? = nil, mime: String? = nil
    ) {
        self.identifier = identifier
        self.parents = parents
        preferredFilenameExtension = filenameExtension
        preferredMIMEType = mime
    }

    /// The system's type with an identifier; nil if there is none.
    public init?(_ identifier: String) {
        guard let type = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
        self = type
    }

    /// A type that the app defines.
    ///
    /// - Parameter parentType: The type that it conforms to; nil for `data`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self = UTType(identifier) ?? UTType(known: identifier, [parentType ?? .data])
    }

    /// A type that another app defines.
    ///
    /// - Parameter parentType: The type that it conforms to; nil for `data`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The system's type of files with an extension; nil if there is none that conforms to `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        guard
            let type = Self.known.first(where: {
                $0.filenameExtensions.contains(name) && $0.conforms(to: supertype)
            })
        else { return nil }
        self = type
    }

    /// The system's type of data with a media type; nil if there is none that conforms to `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.lowercased()
        guard let type = Self.known.first(where: { $0.preferredMIMEType == name && $0.conforms(to: supertype) }) else {
            return nil
        }
        self = type
    }

    /// Whether the type is `type`, or one of its subtypes.
    public func conforms(to type: UTType) -> Bool {
        self == type || parents.contains { $0.conforms(to: type) }
    }

    /// Whether the type conforms to another one.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether another type conforms to this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// All types that the type conforms to, except for itself.
    public var supertypes: Set<UTType> {
        parents.reduce(into: []) { types, parent in
            types.insert(parent)
            types.formUnion(parent.supertypes)
        }
    }

    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType {
    /// The extensions of files of the type, the preferred one first. Those of its subtypes are not among them.
    package var filenameExtensions: [String] {
        guard let preferredFilenameExtension else { return [] }
        return [preferredFilenameExtension] + (Self.otherExtensions[preferredFilenameExtension] ?? [])
    }

    /// The extension of files of the type: its own, or that of a type that it conforms to; nil if none has one.
    package var fileExtension: String? {
        preferredFilenameExtension ?? parents.lazy.compactMap(\.fileExtension).first
    }

    /// The media type of files of the type: its own, or that of a type that it conforms to; nil if none has one.
    package var mediaType: String? { preferredMIMEType ?? parents.lazy.compactMap(\.mediaType).first }

    /// The system's types that conform to the type, and the type itself.
    package var knownSubtypes: [UTType] { Self.known.filter { $0.conforms(to: self) } }

    /// Extensions beside the preferred ones.
    private static let otherExtensions = [
        "gz": ["gzip"], "txt": ["text", "log"], "html": ["htm"], "yml": ["yaml"], "jpeg": ["jpg", "jpe"],
        "tiff": ["tif"], "heic": ["heics"], "mp4": ["mpg4"],
    ]
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}

extension UTType {
    // MARK: General types

    /// Anything that is stored.
    public static let item = UTType(known: "public.item", [])
    /// Anything with a content of its own.
    public static let content = UTType(known: "public.content", [])
    /// A sequence of bytes.
    public static let data = UTType(known: "public.data", [item])
    /// A folder of any kind.
    public static let directory = UTType(known: "public.directory", [item])
    /// A folder that users see as such.
    public static let folder = UTType(known: "public.folder", [directory])
    /// Files in one file.
    public static let archive = UTType(known: "public.archive", [item])
    /// A file compressed by gzip.
    public static let gzip = UTType(
        known: "org.gnu.gnu-zip-archive", [data, archive], extension: "gz", mime: "application/gzip")
    /// A ZIP archive.
    public static let zip = UTType(
        known: "public.zip-archive", [data, archive], extension: "zip", mime: "application/zip")

    // MARK: Addresses

    /// The address of something.
    public static let url = UTType(known: "public.url", [data])
    /// The address of a file.
    public static let fileURL = UTType(known: "public.file-url", [url])

    // MARK: Text

    /// Text of any kind.
    public static let text = UTType(known: "public.text", [data, content])
    /// Text without styles.
    public static let plainText = UTType(
        known: "public.plain-text", [text], extension: "txt", mime: "text/plain")
    /// Text without styles in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text", [plainText])
    /// Text without styles in UTF-16.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text", [plainText])
    /// Rich text.
    public static let rtf = UTType(known: "public.rtf", [text], extension: "rtf", mime: "text/rtf")
    /// A web page.
    public static let html = UTType(known: "public.html", [text], extension: "html", mime: "text/html")
    /// A document in XML.
    public static let xml = UTType(known: "public.xml", [text], extension: "xml", mime: "application/xml")
    /// A document in JSON.
    public static let json = UTType(known: "public.json", [text], extension: "json", mime: "application/json")
    /// A document in YAML.
    public static let yaml = UTType(known: "public.yaml", [text], extension: "yml", mime: "application/yaml")
    /// A table as text.
    public static let delimitedText = UTType(known: "public.delimited-values-text", [text])
    /// A table with commas between the values.
    public static let commaSeparatedText = UTType(
        known: "public.comma-separated-values-text", [delimitedText], extension: "csv", mime: "text/csv")
    /// A table with tabs between the values.
    public static let tabSeparatedText = UTType(
        known: "public.tab-separated-values-text", [delimitedText], extension: "tsv",
        mime: "text/tab-separated-values")
    /// A program's text.
    public static let sourceCode = UTType(known: "public.source-code", [plainText])
    /// A program in Swift.
    public static let swiftSource = UTType(known: "public.swift-source", [sourceCode], extension: "swift")
    /// Settings as keys and values.
    public static let propertyList = UTType(known: "com.apple.property-list", [data], extension: "plist")

    // MARK: Images

    /// An image of any kind.
    public static let image = UTType(known: "public.image", [data, content])
    /// A PNG image.
    public static let png = UTType(known: "public.png", [image], extension: "png", mime: "image/png")
    /// A JPEG image.
    public static let jpeg = UTType(known: "public.jpeg", [image], extension: "jpeg", mime: "image/jpeg")
    /// A GIF image.
    public static let gif = UTType(known: "com.compuserve.gif", [image], extension: "gif", mime: "image/gif")
    /// A TIFF image.
    public static let tiff = UTType(known: "public.tiff", [image], extension: "tiff", mime: "image/tiff")
    /// A WebP image.
    public static let webP = UTType(known: "org.webmproject.webp", [image], extension: "webp", mime: "image/webp")
    /// A HEIC image.
    public static let heic = UTType(known: "public.heic", [image], extension: "heic", mime: "image/heic")
    /// A HEIF image.
    public static let heif = UTType(known: "public.heif", [image], extension: "heif", mime: "image/heif")
    /// A BMP image.
    public static let bmp = UTType(known: "com.microsoft.bmp", [image], extension: "bmp", mime: "image/bmp")
    /// A photo that moves.
    public static let livePhoto = UTType(known: "com.apple.live-photo", [])
    /// A drawing in SVG.
    public static let svg = UTType(known: "public.svg-image", [image], extension: "svg", mime: "image/svg+xml")

    // MARK: Documents and media

    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf", [data, content], extension: "pdf", mime: "application/pdf")
    /// Sound or moving images.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content", [data, content])
    /// Moving images, with or without sound.
    public static let movie = UTType(known: "public.movie", [audiovisualContent])
    /// Moving images without sound.
    public static let video = UTType(known: "public.video", [movie])
    /// An MPEG-4 movie.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4", [movie], extension: "mp4", mime: "video/mp4")
    /// A QuickTime movie.
    public static let quickTimeMovie = UTType(
        known: "com.apple.quicktime-movie", [movie], extension: "mov", mime: "video/quicktime")
    /// An MPEG movie.
    public static let mpeg = UTType(known: "public.mpeg", [movie], extension: "mpg", mime: "video/mpeg")
    /// An AVI movie.
    public static let avi = UTType(known: "public.avi", [movie], extension: "avi", mime: "video/avi")
    /// Sound.
    public static let audio = UTType(known: "public.audio", [audiovisualContent])
    /// An MP3 recording.
    public static let mp3 = UTType(known: "public.mp3", [audio], extension: "mp3", mime: "audio/mpeg")
    /// A person or an organization.
    public static let contact = UTType(known: "public.contact", [])
    /// A contact as a vCard.
    public static let vCard = UTType(known: "public.vcard", [text, contact], extension: "vcf", mime: "text/vcard")

    /// The types that `init(_:)` finds.
    private static let known: [UTType] = [
        item, content, data, directory, folder, archive, gzip, zip, url, fileURL, text, plainText, utf8PlainText,
        utf16PlainText, rtf, html, xml, json, yaml, delimitedText, commaSeparatedText, tabSeparatedText, sourceCode,
        swiftSource, propertyList, image, png, jpeg, gif, tiff, webP, heic, heif, bmp, livePhoto, svg, pdf,
        audiovisualContent, movie, video, mpeg4Movie, quickTimeMovie, mpeg, avi, audio, mp3, contact, vCard,
    ]
}
