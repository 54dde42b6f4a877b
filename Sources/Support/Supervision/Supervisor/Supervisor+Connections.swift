internal import EspalierCSupervision
import Glibc

extension Supervisor {
    /// The number of times that a connection's first bytes are read. A client that sends each byte alone gets no more of the supervisor's time.
    static let looksPerConnection = 16

    // MARK: Accepting

    /// Listens, or stops it, according to the state. Connections that are not accepted wait in the kernel's queue.
    func updateAccepting() {
        let accepts =
            !isEnding && acceptPause == nil && connections.oldestWaiting == nil && servingCount > 0
        guard accepts != isAccepting else { return }
        isAccepting = accepts
        for (index, socket) in settings.sockets.enumerated() {
            if accepts {
                poll.watch(socket.descriptor, as: .listener(index))
            } else {
                poll.forget(socket.descriptor)
            }
        }
    }

    /// Accepts connections of a socket, so many that other events are not late.
    func accept(from index: Int) {
        for _ in 0..<64 where isAccepting {
            let connection = espalier_accept(settings.sockets[index].descriptor)
            guard connection < 0 else {
                take(connection, of: index)
                continue
            }
            switch errno {
            case EAGAIN: return
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: return pauseAccepting(errno)
            case EBADF, EINVAL, ENOTSOCK, EOPNOTSUPP:
                log(.error, "a socket does not listen", [("message", String(cString: strerror(errno)))])
                return poll.forget(settings.sockets[index].descriptor)
            // The connection has ended, or its network has a fault.
            default: continue
            }
        }
    }

    /// Without a descriptor for another connection, accepting would fail again at once.
    private func pauseAccepting(_ code: Int32) {
        let now = Self.now
        if now - lastAcceptPause > 30 {
            log(.error, "no connection can be accepted", [("message", String(cString: strerror(code)))])
        }
        lastAcceptPause = now
        figures.acceptPauses += 1
        acceptPause = now + 0.1
        schedule(at: now + 0.1)
        // The oldest connections give their descriptors up.
        for _ in 0..<max(1, connections.count / 4) {
            guard let oldest = connections.oldestPeeked else { break }
            finish(oldest)
        }
        updateAccepting()
    }

    func endAcceptPause(_ now: Double) {
        guard let end = acceptPause else { return }
        if now < end { return schedule(at: end) }
        acceptPause = nil
        updateAccepting()
    }

    /// Makes a place in the table of connections.
    /// - Returns: False if all places have connections that no worker can take.
    private func makePlace() -> Bool {
        while connections.isFull {
            guard let oldest = connections.oldestPeeked else { return false }
            figures.peeksCutShort += 1
            finish(oldest)
        }
        return true
    }

    /// Passes a connection on if its bytes say where, or puts it into the table.
    func take(_ connection: Int32, of index: Int) {
        guard settings.sockets[index].findsBrowser else {
            if !pass(connection, of: index, browser: nil) { wait(connection, of: index, browser: nil) }
            return
        }
        switch peek(connection) {
        case .decided(let browser):
            if !pass(connection, of: index, browser: browser) { wait(connection, of: index, browser: browser) }
        case .ended: close(connection)
        case .undecided(let browser):
            guard makePlace() else {
                close(connection)
                return
            }
            let deadline = Self.now + settings.peekTime
            let place = connections.add(connection, socket: index, deadline: deadline)
            connections[place].browser = browser
            schedule(at: deadline)
            let source = EventPoll.Source.peeked(place: place, turn: connections[place].turn)
            if !poll.watch(connection, as: source, edges: true) { finish(place) }
        }
    }

    /// Keeps a connection that no worker can take now.
    private func wait(_ connection: Int32, of index: Int, browser: RendezvousHash?) {
        guard makePlace() else {
            close(connection)
            return
        }
        let place = connections.add(connection, socket: index, deadline: .infinity)
        connections[place].browser = browser
        connections.wait(place)
        schedule(at: Self.now + 0.05)
        updateAccepting()
    }

    // MARK: Peeking

    private enum Peek {
        case decided(RendezvousHash?)
        case undecided(RendezvousHash?)
        case ended
    }

    private func peek(_ connection: Int32) -> Peek {
        let count = espalier_peek(connection, peekBuffer.baseAddress, peekBuffer.count)
        if count < 0 { return errno == EAGAIN || errno == EINTR ? .undecided(nil) : .ended }
        // Without bytes, nobody waits for a response.
        if count == 0 { return .ended }
        let bytes = UnsafeRawBufferPointer(rebasing: peekBuffer[..<count])
        func hash(_ id: Range<Int>) -> RendezvousHash {
            RendezvousHash(id: UnsafeRawBufferPointer(rebasing: bytes[id]))
        }
        switch search.search(bytes) {
        case .id(let id): return .decided(hash(id))
        case .none: return .decided(nil)
        case .incomplete(let id):
            let browser = id.map(hash)
            return count == peekBuffer.count ? .decided(browser) : .undecided(browser)
        }
    }

    /// Looks at the bytes that have arrived on a connection of the table.
    ///
    /// - Parameter isEnd: Whether no more bytes will come.
    func look(at place: Int, isEnd: Bool) {
        guard !connections[place].isWaiting else { return }
        connections[place].looks += 1
        switch peek(connections[place].descriptor) {
        case .decided(let browser):
            connections[place].browser = browser
            finish(place)
        case .undecided(let browser):
            if browser != nil { connections[place].browser = browser }
            if isEnd || connections[place].looks >= Self.looksPerConnection { finish(place) }
        case .ended:
            let descriptor = connections[place].descriptor
            connections.remove(place)
            close(descriptor)
        }
    }

    /// Passes on connections that have sent too little in their time.
    func expirePeeks(_ now: Double) {
        while let oldest = connections.oldestPeeked {
            guard connections[oldest].deadline <= now else { return schedule(at: connections[oldest].deadline) }
            figures.peeksTimedOut += 1
            finish(oldest)
        }
    }

    /// Passes a connection of the table on with what is known about it.
    func finish(_ place: Int) {
        let entry = connections[place]
        // The worker's descriptor would keep the events of a connection that is only closed.
        poll.forget(entry.descriptor)
        if pass(entry.descriptor, of: entry.socket, browser: entry.browser) {
            connections.remove(place)
        } else {
            connections.wait(place)
            schedule(at: Self.now + 0.05)
            updateAccepting()
        }
    }

    /// Passes on connections that no worker could take before.
    func retryWaiting() {
        guard connections.oldestWaiting != nil else { return }
        while let oldest = connections.oldestWaiting {
            let entry = connections[oldest]
            guard pass(entry.descriptor, of: entry.socket, browser: entry.browser) else { break }
            connections.remove(oldest)
        }
        updateAccepting()
    }

    // MARK: Passing

    /// Passes a connection to the browser's worker, or to the next one if its queue is full, and closes the supervisor's descriptor.
    /// - Returns: False if no worker takes it. It is still open then.
    private func pass(_ connection: Int32, of index: Int, browser: RendezvousHash?) -> Bool {
        var hasTried = false
        defer { if hasTried { for place in triedWorkers.indices { triedWorkers[place] = false } } }
        while let worker = choice(for: browser) {
            if worker.pass(connection, socket: index) == .sent {
                worker.load += 1
                figures.passed += 1
                close(connection)
                return true
            }
            hasTried = true
            triedWorkers[worker.number - 1] = true
        }
        return false
    }

    private func takes(_ slot: WorkerSlot) -> WorkerProcess? {
        guard let worker = slot.current, worker.state == .serving, !triedWorkers[slot.number - 1] else { return nil }
        return worker
    }

    private func choice(for browser: RendezvousHash?) -> WorkerProcess? {
        guard let browser else { return leastLoaded() }
        var best: (worker: WorkerProcess, score: UInt64)?
        for slot in slots {
            guard let worker = takes(slot) else { continue }
            let score = browser.score(of: slot.number)
            if best == nil || score > best!.score { best = (worker, score) }
        }
        return best?.worker
    }

    /// The worker with the fewest connections so far; the next one in turn if several have.
    private func leastLoaded() -> WorkerProcess? {
        var best: WorkerProcess?
        for offset in 1...slots.count {
            guard let worker = takes(slots[(lastChoice + offset) % slots.count]) else { continue }
            if best == nil || worker.load < best!.load { best = worker }
        }
        if let best { lastChoice = best.number - 1 }
        return best
    }
}
