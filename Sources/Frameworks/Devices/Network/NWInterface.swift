/// A connection of a device to a network.
public struct NWInterface: Hashable, Sendable {
    /// Kinds of interfaces.
    public enum InterfaceType: Hashable, Sendable {
        /// A virtual or unknown one; Wi-Fi; a cellular network; a cable; the device itself.
        case other, wifi, cellular, wiredEthernet, loopback
    }

    public let type: InterfaceType
    /// The name in the system.
    public let name: String
    /// The number in the system.
    public let index: Int
}
