import Dispatch
import EspalierViews
import Synchronization

/// Uploads that arrive in several requests, so that they can continue after a break
/// (draft-ietf-httpbis-resumable-upload). Those in a folder continue in the next process.
package final class UnfinishedUploads: Sendable {
    /// An upload.
    package final class Upload: Sendable {
        /// The name in the URL, which cannot be guessed.
        let id: String
        let file: UploadFile
        /// The page that it belongs to.
        let session: String
        /// The browser, whose number of uploads is limited.
        let browser: String
        /// The number of bytes of the whole.
        let length: Int
        let name: UploadName

        private struct Completion {
            var file: TemporaryFile?
            /// The name by which the page refers to the file.
            var name: String?
        }

        private let completion = Mutex(Completion())
        private let now: @Sendable () -> Double
        private let lastUse: Mutex<Double>

        fileprivate init(
            _ file: UploadFile, id: String = SecretName.make(), of session: String, browser: String, length: Int,
            name: UploadName, now: @escaping @Sendable () -> Double
        ) {
            self.id = id
            self.file = file
            self.session = session
            self.browser = browser
            self.length = length
            self.name = name
            self.now = now
            lastUse = Mutex(now())
        }

        /// Records that the client is there.
        func touch() {
            let time = now()
            lastUse.withLock { $0 = time }
        }

        /// The time of the last byte or request.
        var idleSince: Double { lastUse.withLock { $0 } }

        /// The complete file, for as long as the page has not taken it; nil if there is none.
        func completeFile() -> TemporaryFile? {
            completion.withLock { completion in
                guard completion.name == nil else { return nil }
                if completion.file == nil { completion.file = file.finish(name) }
                return completion.file
            }
        }

        /// The name by which the page refers to the file; nil until it has taken it.
        var result: String? { completion.withLock { $0.name } }

        fileprivate func complete(as name: String) { completion.withLock { $0 = Completion(name: name) } }

        fileprivate func discard() {
            file.discard()
            completion.withLock { $0.file = nil }
        }
    }

    /// The maximum number of uploads of a browser, and of all. Complete ones do not count, and as many of them are remembered.
    static let perBrowser = 16
    static let capacity = 1024
    /// The time in seconds without a byte or a request after which an upload ends.
    static let patience = 120.0
    /// The time in seconds between two searches for such uploads.
    private static let round = 15.0

    private struct State {
        var uploads: [String: Upload] = [:]
        /// The ids of complete uploads, the oldest first. A client that has missed the response asks again.
        var complete: [String] = []
        var isSearching = false
        /// The folder of uploads that the next process continues; nil for none.
        var folder: UploadFolder?
    }

    private let state = Mutex(State())
    private let now: @Sendable () -> Double

    /// - Parameter now: a clock that counts seconds.
    init(now: @escaping @Sendable () -> Double) {
        self.now = now
    }

    /// The number of uploads.
    var count: Int { state.withLock { $0.uploads.count } }

    /// Whether a browser may begin another upload.
    func admits(_ browser: String) -> Bool {
        state.withLock { state in
            guard state.uploads.count - state.complete.count < Self.capacity else { return false }
            return state.uploads.values.count { $0.browser == browser && $0.result == nil } < Self.perBrowser
        }
    }

    /// Whether an upload of a browser arrives, or has arrived a moment ago, so that the page has not taken it yet.
    func areActive(for browser: String) -> Bool {
        let time = now() - Self.pause
        return state.withLock { state in
            state.uploads.values.contains { $0.browser == browser && $0.idleSince > time }
        }
    }

    /// The longest usual time in seconds between two parts of an upload.
    private static let pause = 3.0

    /// Begins an upload.
    func add(
        _ file: UploadFile, of session: String, browser: String, length: Int, name: UploadName
    ) -> Upload {
        let upload = Upload(file, of: session, browser: browser, length: length, name: name, now: now)
        // One that cannot be kept ends with the process.
        if let folder = state.withLock({ $0.folder }), file.keep(at: folder.place(of: upload.id)) {
            _ = folder.add(
                UploadFolder.Record(
                    id: upload.id, session: session, browser: browser, length: length, name: name,
                    client: file.clientAddress))
        }
        add(upload)
        return upload
    }

    private func add(_ upload: Upload) {
        let begins = state.withLock { state in
            state.uploads[upload.id] = upload
            defer { state.isSearching = true }
            return !state.isSearching
        }
        if begins { search() }
    }

    /// Keeps uploads in a folder from now on, and continues those that a former process has left there. They end if their clients do not
    /// continue them in time.
    package func keep(in folder: UploadFolder) { keep(in: folder, room: UploadFile.room) }

    func keep(in folder: UploadFolder, room: ByteBudget) {
        state.withLock { $0.folder = folder }
        for record in folder.records() {
            guard
                let file = UploadFile(
                    continuing: folder.place(of: record.id), length: record.length, of: ClientAddress(record.client),
                    in: room)
            else {
                folder.remove(record.id)
                continue
            }
            add(
                Upload(
                    file, id: record.id, of: record.session, browser: record.browser, length: record.length,
                    name: record.name, now: now))
        }
    }

    /// The upload of a session with an id; nil if there is none, or no longer.
    func find(_ id: String, of session: String) -> Upload? {
        guard let upload = state.withLock({ $0.uploads[id] }), upload.session == session else { return nil }
        upload.touch()
        return upload
    }

    /// The page has taken the file of an upload.
    func complete(_ upload: Upload, as name: String) {
        upload.complete(as: name)
        state.withLock { state in
            state.folder?.removeRecord(of: upload.id)
            guard state.uploads[upload.id] != nil else { return }
            state.complete.append(upload.id)
            if state.complete.count > Self.capacity { state.uploads[state.complete.removeFirst()] = nil }
        }
    }

    /// Ends an upload. Its file and its room are free at once.
    func remove(_ upload: Upload) {
        let removed = state.withLock { state in
            state.complete.removeAll { $0 == upload.id }
            state.folder?.removeRecord(of: upload.id)
            return state.uploads.removeValue(forKey: upload.id)
        }
        removed?.discard()
    }

    /// Ends uploads whose clients have sent nothing for a while: the longest first, until they free enough room. If all of them free
    /// less, none ends.
    func dropIdle(of needed: Int, patience: Double) {
        let limit = now() - patience
        var chosen: [Upload] = []
        var freed = 0
        for upload in state.withLock({ Array($0.uploads.values) }).sorted(by: { $0.idleSince < $1.idleSince })
        where upload.idleSince <= limit && freed < needed {
            chosen.append(upload)
            freed += upload.file.takenRoom
        }
        if freed >= needed { chosen.forEach(remove) }
    }

    /// Ends uploads that have not continued in time. Returns whether others remain.
    @discardableResult
    func dropExpired() -> Bool {
        let limit = now() - Self.patience
        for upload in state.withLock({ Array($0.uploads.values) }) where upload.idleSince <= limit { remove(upload) }
        return state.withLock { state in
            state.isSearching = !state.uploads.isEmpty
            return state.isSearching
        }
    }

    private func search() {
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + Self.round) { [weak self] in
            if let self, dropExpired() { search() }
        }
    }
}
