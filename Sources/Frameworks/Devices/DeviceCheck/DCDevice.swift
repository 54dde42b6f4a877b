import Dispatch
@_exported public import Foundation

/// Identifies a device to Apple's server, for which a server of an app has no certificate.
public final class DCDevice: NSObject, Sendable {
    /// The device.
    public class var current: DCDevice { device }

    private static let device = DCDevice()

    /// Whether the device has a certificate: false.
    public var isSupported: Bool { false }

    /// Fails with `DCError.featureUnsupported`, on a queue in the background.
    public func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(nil, DCError.unsupported) }
    }

    /// Fails with `DCError.featureUnsupported`.
    public func generateToken() async throws -> Data {
        throw DCError.unsupported
    }
}
