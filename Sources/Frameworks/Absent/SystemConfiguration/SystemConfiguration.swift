@_exported public import Foundation
public import EspalierSecurity

/// Whether a computer is in reach.
@available(
    *, unavailable,
    message: "Reachability of SystemConfiguration is not part of Espalier. Use NWPathMonitor of Network."
)
public final class SCNetworkReachability {}

/// Answers about a computer.
@available(
    *, unavailable,
    message: "Reachability of SystemConfiguration is not part of Espalier. Use NWPathMonitor of Network."
)
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32

    @available(
        *, unavailable,
        message: "Reachability of SystemConfiguration is not part of Espalier. Use NWPathMonitor of Network."
    )
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An answer of the framework.
    @available(
        *, unavailable,
        message: "Reachability of SystemConfiguration is not part of Espalier. Use NWPathMonitor of Network."
    )
    public static var reachable: SCNetworkReachabilityFlags { [] }
    /// An answer of the framework.
    public static var connectionRequired: SCNetworkReachabilityFlags { [] }
    /// An answer of the framework.
    public static var interventionRequired: SCNetworkReachabilityFlags { [] }
    /// An answer of the framework.
    public static var connectionOnTraffic: SCNetworkReachabilityFlags { [] }
    /// An answer of the framework.
    public static var connectionOnDemand: SCNetworkReachabilityFlags { [] }
    /// An answer of the framework.
    public static var transientConnection: SCNetworkReachabilityFlags { [] }
    /// An answer of the framework.
    public static var isWWAN: SCNetworkReachabilityFlags { [] }
    /// An answer of the framework.
    public static var isDirect: SCNetworkReachabilityFlags { [] }
    /// An answer of the framework.
    public static var isLocalAddress: SCNetworkReachabilityFlags { [] }
}

/// Values of a question.
@available(
    *, unavailable,
    message: "Reachability of SystemConfiguration is not part of Espalier. Use NWPathMonitor of Network."
)
public struct SCNetworkReachabilityContext {
    /// Values.
    public init(version: Int, info: UnsafeMutableRawPointer?, retain: Any?, release: Any?, copyDescription: Any?) {}
}

/// Asks about a name.
@available(
    *, unavailable,
    message: "Reachability of SystemConfiguration is not part of Espalier. Use NWPathMonitor of Network."
)
public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: String) -> SCNetworkReachability?
{ nil }

/// Asks about an address.
@available(
    *, unavailable,
    message: "Reachability of SystemConfiguration is not part of Espalier. Use NWPathMonitor of Network."
)
public func SCNetworkReachabilityCreateWithAddress<Address>(
    _ allocator: CFAllocator?, _ address: UnsafePointer<Address>
) -> SCNetworkReachability? { nil }

/// The answers.
@available(
    *, unavailable,
    message: "Reachability of SystemConfiguration is not part of Espalier. Use NWPathMonitor of Network."
)
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool { false }

/// Sets who receives changes.
@available(
    *, unavailable,
    message: "Reachability of SystemConfiguration is not part of Espalier. Use NWPathMonitor of Network."
)
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: Any?) -> Bool { false }

/// The interfaces.
@available(
    *, unavailable,
    message: "The names of wireless networks are not part of Espalier, because browsers show them to no page."
)
public func CNCopySupportedInterfaces() -> CFArray? { nil }

/// The network.
@available(
    *, unavailable,
    message: "The names of wireless networks are not part of Espalier, because browsers show them to no page."
)
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
