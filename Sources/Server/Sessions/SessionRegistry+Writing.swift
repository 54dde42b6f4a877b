import Dispatch

/// Decides when the state of sessions and their clients is stored.
///
/// A batch, its effects on the page and its effects on the client's app are stored together or not at all, because a page
/// sends a batch again if the store does not contain it. A write therefore includes everything that a client changed, and
/// no write happens between two slices of a batch.
extension SessionRegistry {
    /// A write that a caller awaits.
    struct DeferredStore {
        let session: Session
        let stored: @MainActor @Sendable (Bool) -> Void
    }

    /// Whether sessions survive the process.
    var isDurable: Bool { writer.store.isDurable }

    /// Marks a session as changed since its last snapshot. It is written soon, together with all changes until then.
    func changed(_ session: Session) {
        guard writer.store.isDurable, !isShutDown else { return }
        unsaved.insert(session.id)
        if !isWriteScheduled { writeDeadline = now() + settings.longestWriteDelay }
        scheduleWrite(after: settings.writeDelay)
    }

    private func scheduleWrite(after delay: Double) {
        guard !isWriteScheduled else { return }
        isWriteScheduled = true
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            MainActor.assumeIsolated { self?.writeUnsaved() }
        }
    }

    /// Writes the snapshots of all sessions in memory, even unchanged ones.
    func writeAll() {
        for session in live.values { changed(session) }
    }

    /// Writes the changed sessions. A session whose client has a partly performed batch is written after that batch, and one of a
    /// client that has caused many bytes to be written is written later.
    ///
    /// A change of shared data reaches all pages first. Making and writing records would take the processors from the pages that wait.
    func writeUnsaved() {
        isWriteScheduled = false
        let sessions = unsaved.compactMap { live[$0] }
        let time = now()
        if time < writeDeadline, sessions.contains(where: \.isPushing) {
            return scheduleWrite(after: settings.writeDelay)
        }
        var isDelayed = false
        let written = sessions.filter { session in
            guard !session.client.isBetweenSlices else { return false }
            guard writeAccounts.hasRest(session.address, at: time) else {
                isDelayed = true
                return false
            }
            return true
        }
        write(written)
        defer { if isDelayed, !isShutDown { scheduleWrite(after: 1) } }
        // Updating may mark a session as changed again; its draft already contains that change.
        unsaved = written.count == sessions.count ? [] : unsaved.subtracting(written.lazy.map(\.id))
    }

    /// Writes the snapshots of sessions, of their clients, and of the clients' other changed sessions.
    func write(_ sessions: [Session]) {
        write(sessions.map { DeferredStore(session: $0, stored: { _ in }) })
    }

    private func write(_ stores: [DeferredStore]) {
        guard !stores.isEmpty else { return }
        let time = wallClock()
        var drafts = stores.map { draft(of: $0.session, time: time, then: $0.stored) }
        var drafted = Set(stores.lazy.map(\.session.id))
        var known = Set<ObjectIdentifier>()
        let clients = stores.map(\.session.client).filter { known.insert(ObjectIdentifier($0)).inserted }
        for id in clients.flatMap(\.sessions) where unsaved.contains(id) && drafted.insert(id).inserted {
            guard let session = live[id] else { continue }
            drafts.append(draft(of: session, time: time) { _ in })
        }
        unsaved.subtract(drafted)
        writer.write(drafts, self.clients.drafts(of: clients, time: time))
    }

    /// Writes a session's snapshot, after its client's batches, and reports whether it could be stored.
    func store(_ session: Session, then stored: @escaping @MainActor @Sendable (Bool) -> Void) {
        guard writer.store.isDurable else { return stored(true) }
        guard writeAccounts.hasRest(session.address, at: now()) else {
            changed(session)
            return stored(false)
        }
        let store = DeferredStore(session: session, stored: stored)
        if session.client.isBetweenSlices { deferredStores.append(store) } else { write([store]) }
    }

    private func draft(
        of session: Session, time: Double, then stored: @escaping @MainActor @Sendable (Bool) -> Void
    ) -> SnapshotWriter.Draft {
        let draft = during(.updating, session: session.id, scene: session.scene) {
            session.draft(time: time, then: stored)
        }
        writeAccounts.take(Double(draft.record.byteCount), from: session.address, at: now())
        return draft
    }

    // MARK: Batches in slices

    /// Records that a batch of the session is partly performed while other clients have their turn.
    func pause(_ session: Session) { session.client.pause(session.id) }

    /// Records that the session's batch is complete.
    func resume(_ session: Session) {
        guard session.client.resume(session.id), !session.client.isBetweenSlices else { return }
        let ready = deferredStores.filter { $0.session.client === session.client }
        if !ready.isEmpty {
            deferredStores.removeAll { $0.session.client === session.client }
            for store in ready where live[store.session.id] !== store.session { store.stored(false) }
            write(ready.filter { live[$0.session.id] === $0.session })
        }
        for id in session.client.sessions where unsaved.contains(id) {
            if let session = live[id] { changed(session) }
        }
    }
}
