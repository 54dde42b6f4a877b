@_exported public import Foundation

/// The identifier for advertising, which a device whose user has denied tracking replaces by zeros.
public final class ASIdentifierManager: NSObject, Sendable {
    private static let manager = ASIdentifierManager()

    public class func shared() -> ASIdentifierManager { manager }

    /// The identifier: all zeros, as Apple documents it for users that deny tracking.
    public var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

    /// Whether the user allows tracking: false.
    public var isAdvertisingTrackingEnabled: Bool { false }
}
