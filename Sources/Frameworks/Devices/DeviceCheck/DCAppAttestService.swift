import Dispatch
public import Foundation

/// Proves that an app is genuine, for which a device needs a certificate. A server has none.
public final class DCAppAttestService: NSObject, Sendable {
    /// The service.
    public class var shared: DCAppAttestService { service }

    private static let service = DCAppAttestService()

    /// Whether the device can prove it: false.
    public var isSupported: Bool { false }

    /// Fails with `DCError.featureUnsupported`, on a queue in the background.
    public func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completionHandler(nil, DCError.unsupported) }
    }

    /// Fails with `DCError.featureUnsupported`.
    public func generateKey() async throws -> String {
        throw DCError.unsupported
    }

    /// Fails with `DCError.featureUnsupported`, on a queue in the background.
    public func attestKey(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, DCError.unsupported) }
    }

    /// Fails with `DCError.featureUnsupported`.
    public func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError.unsupported
    }

    /// Fails with `DCError.featureUnsupported`, on a queue in the background.
    public func generateAssertion(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, DCError.unsupported) }
    }

    /// Fails with `DCError.featureUnsupported`.
    public func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError.unsupported
    }
}
