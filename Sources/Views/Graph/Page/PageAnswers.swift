/// The answers of a page's code to requests: status and headers of the first response, redirects, and cookies.
///
/// Until the server has taken the answer of the request that opened the page, everything becomes part of that response. Later, a
/// redirect is a request to the browser in the page's next revision. Cookies, and the new id of a browser whose user signs in or out, then
/// wait under a ticket, a secret name in such a request, with which the browser fetches them once: a message of a channel cannot
/// set cookies.
@MainActor
package final class PageAnswers: PageFeature {
    private unowned let graph: ViewGraph
    private var holders: ContiguousArray<any ResponsePartHolding> = []
    private var redirection: RedirectTarget?
    private var changes = BrowserChanges()
    /// Those that the browser has not fetched, each with the revision of the page without it.
    private var tickets: [(ticket: BrowserTicket, revision: Int)] = []

    /// The number of tickets that are kept. Older ones are dropped.
    package static let ticketCapacity = 16
    /// The number of cookies that a page sets at once. Further ones are ignored.
    package static let cookieCapacity = 20

    package init(_ graph: ViewGraph) {
        self.graph = graph
    }

    // MARK: Parts of the first response

    func add(_ holder: any ResponsePartHolding) { holders.append(holder) }
    func remove(_ holder: any ResponsePartHolding) { holders.removeAll { $0 === holder } }

    /// The answer to the request that opened the page. Of several statuses, or headers of a name, the one of the view that was made last
    /// counts.
    fileprivate func take() -> PageAnswer {
        var answer = PageAnswer()
        for holder in holders {
            switch holder.responsePart {
            case .status(let code): answer.status = code
            case .header(let header):
                answer.headers.removeAll { $0.name.lowercased() == header.name.lowercased() }
                answer.headers.append(header)
            case nil: break
            }
        }
        (answer.redirect, answer.changes) = (redirection, takeChanges())
        redirection = nil
        return answer
    }

    // MARK: Redirects

    func redirect(to target: RedirectTarget) {
        guard !graph.hasEnded else { return }
        guard graph.isAnswered else { return redirection = target }
        if case .path(let path) = target, graph.app?.ownsPath(path, of: graph) ?? true {
            // A body must not change the state of others.
            if graph.updates.isUpdating, !graph.updates.isRunningActions {
                return graph.enqueueAction { [unowned self] in go(to: path) }
            }
            return go(to: path)
        }
        graph.openings.open(url: target.location)
    }

    /// Goes to a place of the page, which keeps its state, or loads the path if the page has no such place.
    private func go(to path: String) {
        if !graph.place.goes(to: path) { graph.openings.open(url: path) }
    }

    // MARK: Changes of the browser

    func set(_ cookie: CookieChange) {
        change { Self.add(cookie, to: &$0.cookies) }
    }

    /// Signs a user in or out. Of several changes, the last one counts.
    func sign(_ change: IdentityChange) {
        guard !graph.hasEnded else { return }
        for index in tickets.indices { tickets[index].ticket.changes.identity = nil }
        self.change { $0.identity = change }
        guard graph.isAnswered, case .signOut(let everywhere) = change else { return }
        // Nobody waits for the browser. An event has its own transaction, a body must not change the state of others.
        if graph.updates.isUpdating, !graph.updates.isRunningActions {
            graph.enqueueAction { [unowned self] in graph.onSignOut?(everywhere) }
        } else {
            graph.onSignOut?(everywhere)
        }
    }

    /// Notes a change for the first response, or else for the ticket of the page's next revision.
    private func change(_ body: (inout BrowserChanges) -> Void) {
        guard !graph.hasEnded else { return }
        guard graph.isAnswered else { return body(&changes) }
        if tickets.last?.revision != graph.revision {
            tickets.append((BrowserTicket(name: SecretName.make()), graph.revision))
            if tickets.count > Self.ticketCapacity { tickets.removeFirst() }
            graph.openings.fetch(ticket: tickets[tickets.count - 1].ticket.name)
        }
        body(&tickets[tickets.count - 1].ticket.changes)
    }

    /// Adds a cookie in place of an earlier one of the same name and path.
    private static func add(_ cookie: CookieChange, to cookies: inout [CookieChange]) {
        cookies.removeAll { $0.name == cookie.name && $0.path == cookie.path }
        guard cookies.count < cookieCapacity else {
            return Warning.log("more than \(cookieCapacity) cookies were set at once: \(cookie.name) is ignored")
        }
        cookies.append(cookie)
    }

    /// The changes that no response contains yet. Their tickets are void.
    fileprivate func takeChanges() -> BrowserChanges {
        var taken = changes
        for (ticket, _) in tickets {
            for cookie in ticket.changes.cookies { Self.add(cookie, to: &taken.cookies) }
            taken.identity = ticket.changes.identity ?? taken.identity
        }
        (changes, tickets) = (BrowserChanges(), [])
        return taken
    }

    /// The changes of a ticket; nil if there is none with this name, or no longer. The ticket is void.
    fileprivate func redeem(_ name: String) -> BrowserChanges? {
        guard let index = tickets.firstIndex(where: { $0.ticket.name == name }) else { return nil }
        return tickets.remove(at: index).ticket.changes
    }

    /// Names all tickets to the browser again, because it may not have received the revision with one.
    fileprivate func repeatTickets() {
        for (ticket, revision) in tickets where revision < graph.revision { graph.openings.fetch(ticket: ticket.name) }
    }

    /// The tickets that the browser has not fetched.
    fileprivate var openTickets: [BrowserTicket] { tickets.map(\.ticket) }

    fileprivate func restore(tickets former: [BrowserTicket]) {
        // No revision of the new graph contains them.
        tickets.insert(contentsOf: former.map { ($0, -1) }, at: 0)
    }

    package func pageDidEnd() {
        (holders, tickets, changes) = ([], [], BrowserChanges())
    }
}

extension ViewGraph {
    package func takeAnswer() -> PageAnswer {
        isAnswered = true
        return features[PageAnswers.self]?.take() ?? PageAnswer()
    }

    package func continueAnswered() {
        let answer = takeAnswer()
        guard answer.redirect != nil || answer.changes != BrowserChanges() else { return }
        let answers: PageAnswers = feature()
        for cookie in answer.changes.cookies { answers.set(cookie) }
        if let change = answer.changes.identity { answers.sign(change) }
        if let target = answer.redirect { answers.redirect(to: target) }
    }

    package func takeChanges() -> BrowserChanges { features[PageAnswers.self]?.takeChanges() ?? BrowserChanges() }
    package func redeem(ticket: String) -> BrowserChanges? { features[PageAnswers.self]?.redeem(ticket) }
    package func repeatTickets() { features[PageAnswers.self]?.repeatTickets() }
    package var openTickets: [BrowserTicket] { features[PageAnswers.self]?.openTickets ?? [] }
    package func restore(tickets: [BrowserTicket]) { feature(PageAnswers.self).restore(tickets: tickets) }
}
