/// A request of a page's browser. It becomes a value of the app when code of the page reads it.
@MainActor
package final class PageRequest {
    private let make: @Sendable () -> WebRequest
    package private(set) lazy var value = make()
    /// Whether the request has all of its headers. Others do not tell the user.
    package let hasAllHeaders: Bool

    package nonisolated init(hasAllHeaders: Bool = true, _ make: @escaping @Sendable () -> WebRequest) {
        self.hasAllHeaders = hasAllHeaders
        self.make = make
    }
}

/// The requests that a page knows: the one that opened it, and the newest one, which has the present cookies.
@MainActor
struct PageRequests {
    /// The request that opened the page; nil for a page that was restored, or without a browser.
    private let opening: PageRequest?
    private var newest: PageRequest?
    /// The value that code of the page has read; nil before.
    private var known: PageRequest?
    var readers = PageValueReaders()

    init(opening: PageRequest?, newest: PageRequest?) {
        self.opening = opening
        self.newest = newest
    }

    /// The request as code of the page sees it; nil without a browser.
    ///
    /// - Parameter path: The path of a page that was restored.
    mutating func value(path: @autoclosure () -> String) -> WebRequest? {
        if let known { return known.value }
        guard let made = made(path()) else { return nil }
        known = PageRequest { made }
        return made
    }

    private func made(_ path: String) -> WebRequest? {
        guard var value = opening?.value else {
            guard var value = newest?.value else { return nil }
            (value.method, value.path, value.query) = (.get, path, WebRequest.Query([]))
            return value
        }
        if let newest = newest?.value { value.takeConnection(of: newest) }
        return value
    }

    /// Notes a newer request. Returns whether code of the page has read something else.
    mutating func note(_ request: PageRequest) -> Bool {
        newest = request
        guard let last = known?.value else { return false }
        var value = last
        value.takeConnection(of: request.value)
        guard !value.hasConnection(of: last) else { return false }
        known = PageRequest { [value] in value }
        return true
    }

    /// The newest request with changed cookies; nil without a request.
    func changed(by cookies: [CookieChange]) -> PageRequest? {
        guard var value = (newest ?? opening)?.value else { return nil }
        for cookie in cookies { value.apply(cookie) }
        return PageRequest { [value] in value }
    }
}

extension WebRequest {
    /// Takes over what may change while a page is open: the cookies, the address, and whether the client uses TLS.
    fileprivate mutating func takeConnection(of other: WebRequest) {
        headers.replace("cookie", by: other.headers["cookie"])
        (remoteAddress, isSecure) = (other.remoteAddress, other.isSecure)
    }

    fileprivate func hasConnection(of other: WebRequest) -> Bool {
        headers["cookie"] == other.headers["cookie"] && remoteAddress == other.remoteAddress
            && isSecure == other.isSecure
    }

    /// Changes a cookie as the client does, if its path contains that of the request.
    fileprivate mutating func apply(_ change: CookieChange) {
        guard path.hasPrefix(change.path) else { return }
        var pairs = cookies.names.filter { $0 != change.name }.compactMap { name in
            cookies[name].map { "\(name)=\($0)" }
        }
        if let value = change.value, change.lifetime != 0 { pairs.append("\(change.name)=\(value)") }
        headers.replace("cookie", by: pairs.isEmpty ? nil : pairs.joined(separator: "; "))
    }
}

extension ViewGraph {
    package func note(request: PageRequest) {
        if requests.note(request) { requests.readers.invalidate(in: self) }
    }

    package func noteCookies(_ changes: [CookieChange]) {
        if let changed = requests.changed(by: changes) { note(request: changed) }
    }
}
