/// An address that a server listens on.
package enum ListeningAddress: Sendable, Equatable, CustomStringConvertible {
    /// A host and a port; port 0 stands for any that is free.
    case network(host: String, port: UInt16)
    /// The path of a socket in the file system.
    case unix(path: String)

    /// Parses `127.0.0.1:9090`, `[::1]:9090`, `localhost:0` or `unix:/run/app.sock`; nil for other texts.
    package init?(_ text: some StringProtocol) {
        let text = String(text)
        if text.hasPrefix("unix:") {
            guard text.dropFirst(5).first == "/" else { return nil }
            self = .unix(path: String(text.dropFirst(5)))
            return
        }
        guard let colon = text.lastIndex(of: ":"), let host = HostName.withoutPort(text), !host.isEmpty,
            let port = UInt16(text[colon...].dropFirst())
        else { return nil }
        self = .network(host: host, port: port)
    }

    /// Parses a comma-separated list of addresses; nil if it contains anything else.
    static func list(_ text: String) -> [ListeningAddress]? {
        let items = text.split(separator: ",", omittingEmptySubsequences: false)
        let addresses = items.compactMap { ListeningAddress($0.trimmed) }
        return addresses.count == items.count ? addresses : nil
    }

    /// Whether only programs of this machine reach the address by network.
    var isLoopback: Bool {
        switch self {
        case .network(let host, _): host == "localhost" || ClientAddress(host)?.isLoopback == true
        case .unix: false
        }
    }

    /// The URL without a path, or `unix:` and the path.
    package var description: String {
        switch self {
        case .network(let host, let port): "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
        case .unix(let path): "unix:\(path)"
        }
    }
}
