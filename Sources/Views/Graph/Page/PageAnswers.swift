/// The answers of a page's code to requests: status and headers of the first response, redirects, and cookies.
///
/// Until the server has taken the answer of the request that opened the page, everything becomes part of that response. Later, a
/// redirect is a request to the browser in the page's next revision. Cookies then wait under a ticket, a secret name in such a request,
/// with which the browser fetches them once: a message of a channel cannot set cookies.
@MainActor
package final class PageAnswers: PageFeature {
    private unowned let graph: ViewGraph
    private var holders: ContiguousArray<any ResponsePartHolding> = []
    private var redirection: RedirectTarget?
    private var cookies: [CookieChange] = []
    private var tickets: [Ticket] = []

    /// Cookies that the browser has not fetched.
    private struct Ticket {
        let name: String
        /// The revision of the page without the ticket.
        var revision: Int
        var cookies: [CookieChange]
    }

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
        (answer.redirect, answer.cookies) = (redirection, takeCookies())
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

    // MARK: Cookies

    func set(_ cookie: CookieChange) {
        guard !graph.hasEnded else { return }
        guard graph.isAnswered else { return Self.add(cookie, to: &cookies) }
        if let last = tickets.indices.last, tickets[last].revision == graph.revision {
            return Self.add(cookie, to: &tickets[last].cookies)
        }
        let ticket = Ticket(name: SecretName.make(), revision: graph.revision, cookies: [cookie])
        tickets.append(ticket)
        if tickets.count > Self.ticketCapacity { tickets.removeFirst() }
        graph.openings.fetch(ticket: ticket.name)
    }

    /// Adds a cookie in place of an earlier one of the same name and path.
    private static func add(_ cookie: CookieChange, to cookies: inout [CookieChange]) {
        cookies.removeAll { $0.name == cookie.name && $0.path == cookie.path }
        guard cookies.count < cookieCapacity else {
            return Warning.log("more than \(cookieCapacity) cookies were set at once: \(cookie.name) is ignored")
        }
        cookies.append(cookie)
    }

    /// The cookies that no response has set yet. Their tickets are void.
    fileprivate func takeCookies() -> [CookieChange] {
        var taken = cookies
        for cookie in tickets.flatMap(\.cookies) { Self.add(cookie, to: &taken) }
        (cookies, tickets) = ([], [])
        return taken
    }

    /// The cookies of a ticket; nil if there is none with this name, or no longer. The ticket is void.
    fileprivate func redeem(_ name: String) -> [CookieChange]? {
        guard let index = tickets.firstIndex(where: { $0.name == name }) else { return nil }
        return tickets.remove(at: index).cookies
    }

    /// Names all tickets to the browser again, because it may not have received the revision with one.
    fileprivate func repeatTickets() {
        for ticket in tickets where ticket.revision < graph.revision { graph.openings.fetch(ticket: ticket.name) }
    }

    package func pageDidEnd() {
        (holders, tickets, cookies) = ([], [], [])
    }
}

extension ViewGraph {
    package func takeAnswer() -> PageAnswer {
        isAnswered = true
        return features[PageAnswers.self]?.take() ?? PageAnswer()
    }

    package func continueAnswered() {
        let answer = takeAnswer()
        guard answer.redirect != nil || !answer.cookies.isEmpty else { return }
        let answers: PageAnswers = feature()
        for cookie in answer.cookies { answers.set(cookie) }
        if let target = answer.redirect { answers.redirect(to: target) }
    }

    package func takeCookies() -> [CookieChange] { features[PageAnswers.self]?.takeCookies() ?? [] }
    package func redeem(ticket: String) -> [CookieChange]? { features[PageAnswers.self]?.redeem(ticket) }
    package func repeatTickets() { features[PageAnswers.self]?.repeatTickets() }
}
