/// The names by which requests may address the server.
///
/// A page of another site can make its own name lead to this machine (DNS rebinding), and its browser takes the two for one
/// origin from then on. The header `Host` still says that name.
package struct AllowedHosts: Sendable, Equatable {
    /// Names, each with a dot before it for all names below it; nil for every name.
    private let names: [String]?

    /// Every name.
    package static let any = AllowedHosts(names: nil)

    /// The names and addresses of this machine alone: `localhost` and what ends in `.localhost`, `127.0.0.0/8`, `::1`.
    package static let loopback = AllowedHosts(names: [])

    private init(names: [String]?) {
        self.names = names
    }

    /// The names of a list with commas, without ports: `shop.example, .shop.example, 203.0.113.7`; `*` for every name. Those of
    /// this machine are always among them.
    package init(list: String) {
        let names = list.split(separator: ",").map { $0.trimmed.lowercased() }.filter { !$0.isEmpty }
        self.init(names: names.contains("*") ? nil : names)
    }

    /// Whether a host, with or without a port, is one of these.
    package func contain(_ host: String) -> Bool {
        guard let names else { return true }
        let name = AllowedHosts.name(of: host)
        if names.contains(where: { $0 == name || $0.first == "." && name.hasSuffix($0) }) { return true }
        return name == "localhost" || name.hasSuffix(".localhost") || ClientAddress(name)?.isLoopback == true
    }

    /// The host without port, in lower case, and without the dot that may stand at a name's end.
    private static func name(of host: String) -> String {
        var name = host.lowercased()[...]
        if name.first == "[" {
            name = name.prefix { $0 != "]" }.dropFirst()
        } else if let colon = name.lastIndex(of: ":") {
            name = name[..<colon]
        }
        return String(name.last == "." ? name.dropLast() : name)
    }
}
