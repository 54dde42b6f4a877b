/// The body of a request on its way into an upload.
package struct UploadPart: Sendable {
    let file: UploadFile
    /// The number of the request among those that write to the file.
    let turn: Int
    /// The upload that this body is a part of; nil for one that is a single body.
    let upload: UnfinishedUploads.Upload?
    /// Keeps the browser at this process until the request ends.
    var transfer: FileTransfers.Transfer?

    /// A body that is a whole upload.
    init(_ file: UploadFile) {
        self.file = file
        turn = 0
        upload = nil
    }

    /// A body that follows those that are here; nil if it begins elsewhere.
    init?(of upload: UnfinishedUploads.Upload, at offset: Int) {
        guard let turn = upload.file.resume(at: offset) else { return nil }
        file = upload.file
        self.turn = turn
        self.upload = upload
    }

    /// Appends bytes. Returns false if the request is to end.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        upload?.touch()
        return file.receive(bytes, in: turn)
    }
}
