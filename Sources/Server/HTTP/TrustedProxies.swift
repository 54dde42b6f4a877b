/// The proxies whose `X-Forwarded-For` the server trusts.
package struct TrustedProxies: Sendable, Equatable {
    package var ranges: [AddressRange] = []
    /// Whether the other ends of sockets in the file system are proxies.
    package var includeUnix = false

    package init(_ ranges: [AddressRange] = []) {
        self.ranges = ranges
    }

    /// Parses a comma-separated list of addresses, ranges and the word `unix`; nil if it contains anything else.
    init?(list: String) {
        for item in list.split(separator: ",", omittingEmptySubsequences: false) {
            if item.trimmed == "unix" {
                includeUnix = true
                continue
            }
            guard let range = AddressRange(item.trimmed) else { return nil }
            ranges.append(range)
        }
    }

    /// Whether there are no proxies.
    var isEmpty: Bool { ranges.isEmpty && !includeUnix }

    func contain(_ address: ClientAddress) -> Bool {
        address == .unix ? includeUnix : ranges.contains { $0.contains(address) }
    }

    /// The client of a request: the remote end of the connection, or behind trusted proxies the last address of
    /// `X-Forwarded-For` that is not a proxy's. The client may have forged earlier ones.
    func client(of peer: ClientAddress, forwardedFor header: String?) -> ClientAddress {
        guard contain(peer), let header else { return peer }
        var client = peer
        for item in header.split(separator: ",").reversed() {
            guard let address = ClientAddress(forwarded: item.trimmed) else { return client }
            client = address
            if !contain(address) { return client }
        }
        return client
    }

    /// Whether the client of a request uses TLS, as the first value of `X-Forwarded-Proto` says. A client can only forge it for itself.
    func isSecure(_ peer: ClientAddress, forwardedProtocol header: String?) -> Bool {
        guard contain(peer), let header else { return false }
        return header.prefix { $0 != "," }[...].trimmed.lowercased() == "https"
    }
}
