#if canImport(Glibc)
    import Glibc
#endif

/// The network address of a client. IPv4 addresses are stored in IPv6-mapped form (`::ffff:a.b.c.d`).
package struct ClientAddress: Hashable, Sendable, CustomStringConvertible {
    /// The first and the last 64 bits.
    let high: UInt64
    let low: UInt64

    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The other end of a socket in the file system. It is an address of multicast, which no client by network has.
    static let unix = ClientAddress(high: .max, low: .max)

    init(ipv4 address: UInt32) {
        self.init(high: 0, low: 0xFFFF_0000_0000 | UInt64(address))
    }

    /// The address of a socket address; nil for other families.
    init?(_ address: UnsafePointer<sockaddr>?) {
        guard let address else { return nil }
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            let number = UnsafeRawPointer(address).load(as: sockaddr_in.self).sin_addr.s_addr
            self.init(ipv4: UInt32(bigEndian: number))
        case AF_INET6:
            self.init(UnsafeRawPointer(address).load(as: sockaddr_in6.self).sin6_addr)
        case AF_UNIX: self = .unix
        default: return nil
        }
    }

    private init(_ address: in6_addr) {
        let words = withUnsafeBytes(of: address) { bytes in
            (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        }
        self.init(high: UInt64(bigEndian: words.0), low: UInt64(bigEndian: words.1))
    }

    /// Parses an address without port: `203.0.113.7`, `2001:db8::1`, `[2001:db8::1]`; nil for other texts.
    package init?(_ text: some StringProtocol) {
        var text = String(text)
        if text.hasPrefix("["), text.hasSuffix("]") { text = String(text.dropFirst().dropLast()) }
        var ipv4 = in_addr()
        var ipv6 = in6_addr()
        if inet_pton(AF_INET, text, &ipv4) == 1 {
            self.init(ipv4: UInt32(bigEndian: ipv4.s_addr))
        } else if inet_pton(AF_INET6, text, &ipv6) == 1 {
            self.init(ipv6)
        } else {
            return nil
        }
    }

    /// Parses an address with or without a port, as some proxies report it: `203.0.113.7:4711`, `[2001:db8::1]:4711`.
    init?(forwarded text: some StringProtocol) {
        let text = String(text)
        if let address = ClientAddress(text) {
            self = address
        } else if let host = HostName.withoutPort(text), let address = ClientAddress(host) {
            self = address
        } else {
            return nil
        }
    }

    var isIPv4: Bool { high == 0 && low >> 32 == 0xFFFF }

    /// Whether the address is a loopback address.
    package var isLoopback: Bool { isIPv4 ? low >> 24 & 0xFF == 127 : high == 0 && low == 1 }

    /// The address for counting a client's connections. For IPv6 it omits the lower half, which a single machine can
    /// choose freely.
    var client: ClientAddress { isIPv4 || isLoopback || self == .unix ? self : ClientAddress(high: high, low: 0) }

    package var description: String {
        if self == .unix { return "unix" }
        if isIPv4 { return (0..<4).map { String(low >> (24 - 8 * $0) & 0xFF) }.joined(separator: ".") }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        var words = (high.bigEndian, low.bigEndian)
        inet_ntop(AF_INET6, &words, &text, socklen_t(text.count))
        return text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }
}
