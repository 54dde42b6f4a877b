/// The media type of a file, from its extension.
struct MediaType: Sendable, Equatable {
    let name: String
    /// Whether compression makes it smaller.
    let isText: Bool

    /// Whether all browsers show the type as an image.
    var isImageForPages: Bool { name.hasPrefix("image/") && name != "image/x-icon" }

    static func of(_ file: String) -> MediaType {
        let fileExtension = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return known[fileExtension] ?? MediaType(name: "application/octet-stream", isText: false)
    }

    private static func text(_ name: String) -> MediaType { MediaType(name: name + "; charset=utf-8", isText: true) }
    private static func binary(_ name: String) -> MediaType { MediaType(name: name, isText: false) }

    private static let known: [String: MediaType] = [
        "html": text("text/html"), "css": text("text/css"), "js": text("text/javascript"),
        "mjs": text("text/javascript"), "json": text("application/json"), "map": text("application/json"),
        "txt": text("text/plain"), "md": text("text/markdown"), "csv": text("text/csv"), "xml": text("application/xml"),
        "svg": text("image/svg+xml"), "webmanifest": text("application/manifest+json"),
        "wasm": MediaType(name: "application/wasm", isText: true),
        "png": binary("image/png"), "jpg": binary("image/jpeg"), "jpeg": binary("image/jpeg"),
        "gif": binary("image/gif"), "webp": binary("image/webp"), "avif": binary("image/avif"),
        "ico": binary("image/x-icon"), "woff2": binary("font/woff2"), "woff": binary("font/woff"),
        "ttf": binary("font/ttf"), "otf": binary("font/otf"), "mp3": binary("audio/mpeg"), "mp4": binary("video/mp4"),
        "webm": binary("video/webm"), "pdf": binary("application/pdf"), "zip": binary("application/zip"),
    ]
}
