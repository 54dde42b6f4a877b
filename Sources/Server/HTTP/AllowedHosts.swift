/// The host names that requests may have.
///
/// A page of another site can point its own name at this machine (DNS rebinding). Its browser then treats both as one
/// origin, but the header `Host` still contains that name.
package struct AllowedHosts: Sendable, Equatable {
    /// The names. A leading dot includes all subdomains. Nil allows every name.
    private let names: [String]?

    /// Every name.
    package static let any = AllowedHosts(names: nil)

    /// Only the names and addresses of this machine: `localhost`, names that end in `.localhost`, `127.0.0.0/8`, `::1`.
    package static let loopback = AllowedHosts(names: [])

    private init(names: [String]?) {
        self.names = names
    }

    /// The entry of a list that no request's host can equal.
    package struct InvalidEntry: Error, Equatable {
        package let text: String
    }

    /// Parses a comma-separated list of names without ports: `shop.example, .shop.example, 203.0.113.7, [2001:db8::1]`; `*` for every
    /// name. The names of this machine are always included.
    package init(list: String) throws(InvalidEntry) {
        var names: [String] = []
        for item in list.split(separator: ",", omittingEmptySubsequences: false) {
            let text = item.trimmed.lowercased()
            guard let name = text == "*" ? text : HostName.entry(text) else { throw InvalidEntry(text: text) }
            names.append(name)
        }
        self.init(names: names.contains("*") ? nil : names)
    }

    /// Whether a host, with or without a port, is allowed.
    package func contain(_ host: String) -> Bool {
        guard let names else { return true }
        guard let name = HostName.withoutPort(host).map(HostName.normalized) else { return false }
        if names.contains(where: { $0 == name || $0.first == "." && name.hasSuffix($0) }) { return true }
        return name == "localhost" || name.hasSuffix(".localhost") || ClientAddress(name)?.isLoopback == true
    }
}
