@_exported public import Foundation
public import UIKit

/// A device.
@available(
    *, unavailable,
    message:
        "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
)
open class MCPeerID: NSObject {
    /// A device.
    public init(displayName myDisplayName: String) {}

    /// A member of the framework.
    @available(
        *, unavailable,
        message:
            "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
    )
    public var displayName: String { "" }
}

/// A connection.
@available(
    *, unavailable,
    message:
        "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
)
open class MCSession: NSObject {
    /// A connection.
    public init(peer myPeerID: MCPeerID) {}
    /// A connection.
    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
    ) {}

    /// A member of the framework.
    @available(
        *, unavailable,
        message:
            "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
    )
    public var connectedPeers: [MCPeerID] { [] }
    /// A member of the framework.
    public weak var delegate: (any MCSessionDelegate)?
    /// A member of the framework.
    public func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {}
    /// A member of the framework.
    public func disconnect() {}
}

/// States of a device.
@available(
    *, unavailable,
    message:
        "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
)
public enum MCSessionState: Int {
    /// The values of the framework.
    case notConnected, connecting, connected
}

/// How data are sent.
@available(
    *, unavailable,
    message:
        "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
)
public enum MCSessionSendDataMode: Int {
    /// The values of the framework.
    case reliable, unreliable
}

/// Whether data are encrypted.
@available(
    *, unavailable,
    message:
        "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
)
public enum MCEncryptionPreference: Int {
    /// The values of the framework.
    case optional, required, none
}

/// Receives data.
@available(
    *, unavailable,
    message:
        "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
)
public protocol MCSessionDelegate: NSObjectProtocol {}

/// Finds devices.
@available(
    *, unavailable,
    message:
        "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
)
open class MCNearbyServiceBrowser: NSObject {
    /// A search.
    public init(peer myPeerID: MCPeerID, serviceType: String) {}

    /// A member of the framework.
    @available(
        *, unavailable,
        message:
            "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
    )
    public weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    /// A member of the framework.
    public func startBrowsingForPeers() {}
    /// A member of the framework.
    public func stopBrowsingForPeers() {}
    /// A member of the framework.
    public func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval)
    {}
}

/// Receives found devices.
@available(
    *, unavailable,
    message:
        "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
)
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {}

/// Lets devices find this one.
@available(
    *, unavailable,
    message:
        "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
)
open class MCNearbyServiceAdvertiser: NSObject {
    /// An offer.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {}

    /// A member of the framework.
    @available(
        *, unavailable,
        message:
            "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
    )
    public weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    /// A member of the framework.
    public func startAdvertisingPeer() {}
    /// A member of the framework.
    public func stopAdvertisingPeer() {}
}

/// Receives invitations.
@available(
    *, unavailable,
    message:
        "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
)
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {}

/// Lets devices find this one.
@available(
    *, unavailable,
    message:
        "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
)
open class MCAdvertiserAssistant: NSObject {}

/// A list of devices.
@available(
    *, unavailable,
    message:
        "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
)
open class MCBrowserViewController: UIViewController {}

/// Receives the end of a list.
@available(
    *, unavailable,
    message:
        "Connections between devices nearby are not part of Espalier. All browsers share the server: keep shared values in an @Observable object."
)
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {}
