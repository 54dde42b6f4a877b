import Synchronization

/// A file of the server's own, in memory. The first request for a compressed form makes it.
final class MemoryFile: Sendable {
    let type: MediaType
    let tag: String
    /// Whether the name changes with the content, so that browsers may cache it forever.
    let isHashed: Bool
    let plain: SharedBytes
    /// Whether it is smaller when it is compressed.
    let isCompressible: Bool
    /// The compressed forms; nil for one that is not smaller.
    private let forms = Mutex<[ContentCoding: SharedBytes?]>([:])

    init(type: MediaType, tag: String, isHashed: Bool, bytes: [UInt8], isCompressible: Bool) {
        self.type = type
        self.tag = tag
        self.isHashed = isHashed
        self.isCompressible = isCompressible
        plain = SharedBytes(bytes)
    }

    /// Whether `compressed(in:)` takes tens of milliseconds.
    func lacks(_ coding: ContentCoding?) -> Bool {
        guard isCompressible, let coding else { return false }
        // If another thread makes a form, this one waits on a thread of its own, too.
        return forms.withLockIfAvailable { $0[coding] == nil } ?? true
    }

    /// The form in a coding; nil if it is not smaller than the file. Concurrent calls wait for the first.
    func compressed(in coding: ContentCoding) -> SharedBytes? {
        guard isCompressible else { return nil }
        return forms.withLock { forms in
            if let known = forms[coding] { return known }
            let made = make(coding)
            forms[coding] = .some(made)
            return made
        }
    }

    /// Makes the form in a coding ahead. A request that needs it meanwhile makes its own, and waits for no idle thread.
    func prepare(_ coding: ContentCoding) {
        guard lacks(coding) else { return }
        let made = make(coding)
        forms.withLock { if $0[coding] == nil { $0[coding] = .some(made) } }
    }

    private func make(_ coding: ContentCoding) -> SharedBytes? {
        coding.compress(plain.memory, .thorough).map { SharedBytes($0) }
    }
}
