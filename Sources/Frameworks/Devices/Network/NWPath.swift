/// A way through the network: that of the server, on which an app's code runs. A page that shows something is connected to it.
public struct NWPath: Hashable, Sendable {
    /// Whether data can be sent.
    public enum Status: Hashable, Sendable {
        /// It can; it cannot; it can after a connection was opened.
        case satisfied, unsatisfied, requiresConnection
    }

    /// Why no data can be sent.
    public enum UnsatisfiedReason: Hashable, Sendable {
        /// No reason is known; the user forbade cellular data, Wi-Fi or the local network; a VPN is missing.
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }

    /// Whether data can be sent: `.unsatisfied` for a monitor of an interface type that the server does not have.
    public let status: Status

    /// Why no data can be sent.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// Whether the network is expensive, such as a cellular one: false.
    public var isExpensive: Bool { false }
    /// Whether the user asks for few data: false.
    public var isConstrained: Bool { false }
    /// Whether the network's name server can be asked.
    public var supportsDNS: Bool { status == .satisfied }
    /// Whether data can be sent by IPv4.
    public var supportsIPv4: Bool { status == .satisfied }
    /// Whether data can be sent by IPv6: false, because it is not known.
    public var supportsIPv6: Bool { false }
    /// The interfaces that an app could choose: none.
    public var availableInterfaces: [NWInterface] { [] }

    /// Whether the path uses an interface of a type. That of a server is unknown, so it is `.other`.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        status == .satisfied && type == .other
    }
}

extension NWPath: CustomDebugStringConvertible {
    public var debugDescription: String { "\(status)" }
}
