import Dispatch
import EspalierViews
import Foundation

/// The users of browsers. Each is part of the record of its browser, and all pages of the browser have it.
extension SessionRegistry {
    /// Performs changes that a response tells the browser.
    ///
    /// When a user signs in or out, the browser gets a new id, so that nobody can use one that was known before. Before a user signs in,
    /// the listeners of the browser's other pages end: they listen again with the new id, which only the browser itself has.
    ///
    /// - Parameters:
    ///   - session: The session whose page has made the changes.
    ///   - proof: What the browser shows to get its new id again; nil for nothing.
    func apply(_ changes: BrowserChanges, of session: Session, by proof: RenewalProof? = nil) {
        guard let change = changes.identity else { return }
        let renewal = proof.map { Renewal(former: session.client.id, proof: $0, cookies: changes.cookies) }
        renew(session.client, renewal)
        session.renewal = renewal
        apply(change, to: session.client, from: session)
        write(session.client)
    }

    /// Signs the user of a client in or out.
    ///
    /// - Parameter session: The session whose page or request has done it.
    func apply(_ change: IdentityChange, to client: Client, from session: Session) {
        switch change {
        case .signIn(let identity, let lifetime):
            setUser(identity, of: client, until: lifetime.map { wallClock() + $0 }, from: session)
        case .signOut(let isEverywhere):
            let subject = client.user.identity?.subject
            setUser(nil, of: client, from: session)
            guard isEverywhere, let subject else { return }
            for other in Array(clients.all) where other.user.identity?.subject == subject { setUser(nil, of: other) }
            writer.signOut(subject)
        }
    }

    /// Makes the user whom the request of a new page has named, or a service has identified, that of its browser.
    ///
    /// - Parameter end: the time at which the user is signed out; nil for none.
    func signIn(_ identity: Identity?, until end: Double? = nil, by session: Session) {
        renew(session.client)
        setUser(identity, of: session.client, until: end, from: session)
        write(session.client)
    }

    /// Gives the browser of a client a new id.
    private func renew(_ client: Client, _ renewal: Renewal? = nil) {
        let former = client.id
        clients.renew(client, at: now())
        ownership?.willRename(former, to: client.id)
        writer.rename(client: former, to: client.id, renewal: renewal, waits: ownership != nil)
        for id in client.sessions { live[id]?.browserIsRenamed(from: former) }
        guard ownership != nil, let renewal else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + ClientRegistry.formerTime) { [weak self] in
            MainActor.assumeIsolated { self?.writer.remove([renewal.record]) }
        }
    }

    /// Makes somebody the user of all pages of a client; nil for a guest.
    func setUser(_ identity: Identity?, of client: Client, until end: Double? = nil, from session: Session? = nil) {
        let known = client.user.identity
        guard identity != nil || known != nil else { return }
        client.user.change(to: identity, until: end)
        for id in client.sessions {
            guard let other = live[id] else { continue }
            if identity != nil, identity?.subject != known?.subject, other !== session { other.endListeners() }
            other.identityDidChange()
        }
        write(client)
    }

    /// Signs a user out whose time is over.
    func endOverdueUser(of client: Client) {
        if client.user.isOver(at: wallClock()) { setUser(nil, of: client) }
    }

    /// The user of a browser; nil for a guest. Neither pages nor an app begin for it.
    func user(of browser: String) async -> Identity? {
        if let client = clients.known(browser) { return presentUser(of: client) }
        let record = await Self.record(of: browser, writer)
        // A page of the browser may have been opened meanwhile.
        if let client = clients.known(browser) { return presentUser(of: client) }
        guard let record, !clients.isFormer(browser, at: now()) else { return nil }
        let user = BrowserIdentity(record.identity)
        return user.isOver(at: wallClock()) ? nil : user.identity
    }

    /// The user who is signed in without requests that name them. One whom the last request of a page named is not that of another request.
    private func presentUser(of client: Client) -> Identity? {
        endOverdueUser(of: client)
        guard let identity = client.user.identity, identity.method.isKept else { return nil }
        return identity
    }

    /// Reads a record, which may wait for a disk.
    @concurrent
    private nonisolated static func record(of browser: String, _ writer: SnapshotWriter) async -> ClientRecord? {
        writer.client(browser)
    }

    /// Refuses the id that a browser had a moment ago. It asks again, with its new id.
    func checkID(_ browser: String?) throws(Problem) {
        if let browser, clients.isFormer(browser, at: now()) { throw Problem.browserIsRenamed }
    }

    /// The session whose page has renewed the id of its browser a moment ago and asks with the former one, and the renewal; nil without the proof.
    func renewed(_ id: String, by proof: RenewalProof?, from browser: String?) -> (session: Session, renewal: Renewal)?
    {
        guard let proof, let browser, clients.isFormer(browser, at: now()), let session = live[id],
            let renewal = session.renewal, renewal.proof == proof, renewal.former == browser
        else { return nil }
        return (session, renewal)
    }

    /// Continues a renewal that another process has begun, and may not have ended.
    ///
    /// - Parameters:
    ///   - id: The session whose page asks.
    ///   - browser: The new id of its browser.
    func `continue`(_ renewal: Renewal, of id: String, for browser: String) throws(Problem) {
        clients.note(former: renewal.former, at: now())
        let session = try known(id, browser, nil, nil)
        session.renewal = renewal
        // The process has ended before it wrote that the ticket was used.
        if case .ticket(let name) = renewal.proof, let change = session.live.redeem(ticket: name)?.identity {
            apply(change, to: session.client, from: session)
        }
    }

    private func write(_ client: Client) {
        writer.write([], clients.drafts(of: [client], time: wallClock()))
    }
}

extension Problem {
    /// Events that a page has sent before it had its present user.
    static let userHasChanged: Problem = {
        var problem = Problem(
            .conflict, "The user has signed in or out since the page sent these events. They are not performed.")
        problem.isUsual = true
        return problem
    }()
}
