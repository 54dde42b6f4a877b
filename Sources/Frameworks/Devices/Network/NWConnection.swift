public import Foundation
import EspalierUnavailable

/// A connection to another computer.
@available(
    *, unavailable,
    message: "Connections of Network are not part of Espalier. Use URLSession, or the package swift-nio."
)
public final class NWConnection {
    public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {}
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {}

    public enum State {
        /// The states of the framework.
        case setup, waiting(any Error), preparing, ready, failed(any Error), cancelled
    }
}

/// Receives connections of other computers.
@available(
    *, unavailable,
    message:
        "Listeners of Network are not part of Espalier. An app's server listens already; use the package swift-nio for others."
)
public final class NWListener {
    public init(using parameters: NWParameters) throws {}
    public init(using parameters: NWParameters, on port: NWEndpoint.Port) throws {}
}

/// Finds services in the local network.
@available(
    *, unavailable, message: "Bonjour is not part of Espalier, because a server is not in the user's local network."
)
public final class NWBrowser {
    public init(for descriptor: Descriptor, using parameters: NWParameters) {}

    /// Services that are searched for.
    public enum Descriptor {
        /// A search by Bonjour.
        case bonjour(type: String, domain: String?)
    }
}

/// The address of a service.
@available(
    *, unavailable,
    message: "Connections of Network are not part of Espalier. Use URLSession, or the package swift-nio."
)
public enum NWEndpoint {
    /// An address of the framework.
    /// An address of the framework.
    case hostPort(host: Host, port: Port)
    /// An address of the framework.
    /// An address of the framework.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    /// An address of the framework.
    /// An address of the framework.
    case unix(path: String)
    case url(URL)

    /// The name of a computer.
    public struct Host: ExpressibleByStringLiteral {
        /// A value of a text.
        public init(_ string: String) {}
        public init(stringLiteral value: String) {}
    }

    /// The number of a service.
    public struct Port: ExpressibleByIntegerLiteral {
        /// A value of a text.
        public init?(_ string: String) {}
        public init?(rawValue: UInt16) {}
        public init(integerLiteral value: UInt16) {}
    }
}

/// The protocols of a connection.
@available(
    *, unavailable,
    message: "Connections of Network are not part of Espalier. Use URLSession, or the package swift-nio."
)
public final class NWParameters {
    /// Protocols.
    public init() {}

    public class var tcp: NWParameters { unavailable() }
    public class var udp: NWParameters { unavailable() }
    public class var tls: NWParameters { unavailable() }
}
