import Dispatch
@_exported public import Foundation

/// Identifies a device to Apple's server, for which a server of an app has no certificate. All methods fail with
/// `DCError.featureUnsupported`. Completion handlers are called on a queue in the background.
public final class DCDevice: NSObject, Sendable {
    public class var current: DCDevice { device }

    private static let device = DCDevice()

    /// Whether the device has a certificate: false.
    public var isSupported: Bool { false }

    public func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(nil, DCError.unsupported) }
    }

    public func generateToken() async throws -> Data {
        throw DCError.unsupported
    }
}
