import Dispatch
import EspalierViews
import Foundation

/// The pages of browsers that other processes want, or have taken over (docs/decisions/0124-owners.md).
extension SessionRegistry {
    /// The ids of a new client and of its first page.
    struct NewIDs: Sendable {
        let client: String
        let session = SessionID.random()
    }

    /// Performs what other processes ask for.
    func follow(_ ownership: PageOwnership) {
        clients.makeID = ownership.newBrowser
        ownership.handle(
            PageOwnership.Handlers(
                giveUp: { [weak self] browser, done in
                    DispatchQueue.main.async {
                        MainActor.assumeIsolated {
                            guard let self else { return done(false) }
                            self.giveUp(browser, then: done)
                        }
                    }
                },
                lose: { [weak self] browsers in
                    DispatchQueue.main.async { MainActor.assumeIsolated { self?.lose(browsers) } }
                },
                signOut: { [weak self] subjects in
                    DispatchQueue.main.async { MainActor.assumeIsolated { self?.signOut(subjects) } }
                },
                leaseHadEnded: { [weak self] in
                    DispatchQueue.main.async { MainActor.assumeIsolated { self?.writeAll() } }
                }))
    }

    /// Refuses a browser that another process has taken over since the request was admitted.
    func checkOwner(of browser: String?) throws(Problem) {
        guard let ownership, let browser, !ownership.owns(browser) else { return }
        throw Problem.ownedElsewhere
    }

    /// Stores the pages of a browser, ends them here, and lets other processes have the browser.
    ///
    /// - Parameters:
    ///   - pause: The time in milliseconds after which its pages come back.
    ///   - done: Called on some thread, with whether the browser is given up. It is not while it receives or sends a
    ///     file, while a task of one of its actions is under way, or if the store is away.
    func giveUp(_ browser: String, pause: Int = 0, then done: @escaping @Sendable (Bool) -> Void) {
        guard !isBusy(browser) else { return done(false) }
        guard let client = clients.known(browser) else { return writer.release(client: browser, then: done) }
        guard !client.isBetweenSlices else {
            // The rest of the batch is next.
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated {
                    guard let self else { return done(false) }
                    self.giveUp(browser, pause: pause, then: done)
                }
            }
            return
        }
        let sessions = client.sessions.compactMap { live[$0] }
        guard !sessions.contains(where: \.shouldStay) else { return done(false) }
        for session in sessions {
            session.update()
            session.sendListenersAway(for: pause)
        }
        sleep(sessions)
        writer.release(client: browser, then: done)
    }

    /// Gives all browsers up, one after the other, so that they do not come back at the same time.
    ///
    /// - Parameters:
    ///   - time: The time in seconds that it may take.
    ///   - pause: The times in milliseconds after which pages come back, of which each gets one at random.
    func giveUpAll(within time: Double, pause: ClosedRange<Int>) async {
        let end = now() + time
        while case let browsers = clients.all.map(\.id).shuffled(), !browsers.isEmpty, now() < end {
            // Half of the time is for those that are busy.
            let rest = min((end - now()) / 2 / Double(browsers.count), Self.longestRest)
            await withTaskGroup(of: Void.self) { group in
                for (index, browser) in browsers.enumerated() where now() < end {
                    // A slow store holds nobody up.
                    if index >= Self.mostGiven { await group.next() }
                    group.addTask { await self.giveUp(browser, pause: .random(in: pause)) }
                    try? await Task.sleep(for: .seconds(rest))
                }
            }
        }
    }

    /// The longest time between two browsers, in seconds. A page that moves needs 4 ms of a processor, in all processes together: moving
    /// takes a fifth of the machine.
    private static let longestRest = 0.02 / Double(ProcessInfo.processInfo.activeProcessorCount)
    /// The number of browsers that are written at the same time.
    private static let mostGiven = 8

    private func giveUp(_ browser: String, pause: Int) async {
        await withCheckedContinuation { continuation in
            giveUp(browser, pause: pause) { _ in continuation.resume() }
        }
    }

    /// Ends the pages of browsers that another process has taken over. That one has what was stored, and the pages send the rest again.
    private func lose(_ browsers: Set<String>) {
        for browser in browsers {
            guard let client = clients.known(browser) else { continue }
            for id in client.sessions {
                guard let session = live[id] else { continue }
                session.sendListenersAway(for: 0)
                remove(session)
            }
        }
    }

    /// Lets other processes have the browsers whose pages are asleep.
    func releaseUnused() {
        guard let ownership, !departed.isEmpty else { return }
        departed = departed.filter { clients.known($0) == nil && ownership.isKnown($0) }
        writer.release(unused: ownership.unused(of: departed))
    }

    private func signOut(_ subjects: Set<String>) {
        writer.forgetAhead()
        for client in Array(clients.all) {
            if let subject = client.user.identity?.subject, subjects.contains(subject) { setUser(nil, of: client) }
        }
    }
}
