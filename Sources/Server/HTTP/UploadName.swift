/// The names under which a browser uploads a file.
package struct UploadName: Codable, Equatable, Sendable {
    /// The name that the file has for the user; empty if it is not known.
    var name = ""
    /// The names of the folders that the user has chosen or dropped, and in which the file is, the outermost first.
    var folders: [String] = []
    /// The media type that the browser supposes.
    var mediaType = ""

    /// - Parameter folder: the names of folders with slashes between; nil for none.
    init(_ name: String, folder: String? = nil, mediaType: String) {
        self.name = name
        folders = (folder ?? "").split(separator: "/").map(String.init)
        self.mediaType = mediaType
    }

    init() {}
}
