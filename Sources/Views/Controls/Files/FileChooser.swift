/// The files that a chooser offers, and the words and the symbol for them.
package nonisolated struct FileChooser: Sendable {
    /// The things that the user chooses.
    package enum Subject: Sendable {
        case files, photos
        /// A folder with all its files.
        case folders
        /// Photos and videos, or only videos.
        case media
        /// A photo that the user takes now.
        case camera
    }

    let subject: Subject
    let accept: String
    let limit: Int
    let opensAtOnce: Bool

    /// A chooser.
    ///
    /// - Parameters:
    ///   - accept: Media types and extensions, separated by commas; empty for all files.
    ///   - limit: The largest number of files; 0 for as many as a page keeps.
    ///   - opensAtOnce: Whether the browser opens its chooser when the card appears, if the user has just pressed something.
    package init(_ subject: Subject, accept: String, limit: Int, opensAtOnce: Bool = true) {
        self.subject = subject
        self.accept = accept
        self.limit = limit
        self.opensAtOnce = opensAtOnce
    }

    /// The symbol of the card.
    var symbol: String {
        switch subject {
        case .files: limit == 1 ? "doc" : "doc.on.doc"
        case .folders: "folder"
        case .photos, .media: "photo.on.rectangle"
        case .camera: "camera"
        }
    }

    /// The title of the sheet.
    var title: SystemText {
        switch subject {
        case .files, .folders: .files
        case .photos, .media: .photos
        case .camera: .camera
        }
    }

    /// The title of the card.
    var action: SystemText {
        switch subject {
        case .files: limit == 1 ? .chooseFile : .chooseFiles
        case .folders: .chooseFiles
        case .photos: limit == 1 ? .choosePhoto : .choosePhotos
        case .media: .select
        case .camera: .takePhoto
        }
    }

    /// The line below it; nil for none.
    var hint: SystemText? {
        switch subject {
        case .files, .folders: .fileHint
        case .photos, .camera: .pictureHint
        case .media: nil
        }
    }
}
