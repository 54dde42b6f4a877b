/// The files that a page reports as uploaded, or the reason why there are none.
package enum UploadReport {
    /// The uploaded files; empty if the user chose nothing.
    case files([TemporaryFile])
    /// An upload failed.
    case failure(Failure)

    /// The reason why an upload failed.
    package enum Failure: Sendable {
        /// The server takes no file of that size, or not so many bytes at once.
        case tooLarge
        /// The server's disk is full, or too many other uploads are there.
        case noRoom
        /// It broke off, or the server refused it.
        case brokenOff
    }

    /// The report in words: the names of uploads, or a single hyphen with the status of the response to the upload that failed. Nil for a
    /// name that is not known, and for more names than `limit`.
    @MainActor init?(_ words: some Collection<Substring>, of uploads: PageUploads, limit: Int) {
        switch words.first {
        case "-413": self = .failure(.tooLarge)
        case "-503", "-507": self = .failure(.noRoom)
        case let word? where word.hasPrefix("-"): self = .failure(.brokenOff)
        default:
            // Files that are too large together were dropped.
            if words.contains(where: { uploads.hasDropped($0) }) {
                self = .failure(.tooLarge)
                return
            }
            var files: [TemporaryFile] = []
            for word in words {
                guard files.count < limit, let file = uploads.take(word) else { return nil }
                files.append(file)
            }
            self = .files(files)
        }
    }
}
