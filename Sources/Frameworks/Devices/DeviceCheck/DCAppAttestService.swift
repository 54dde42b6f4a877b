import Dispatch
public import Foundation

/// Proves that an app is genuine, for which a device needs a certificate. A server has none, so that all methods fail with
/// `DCError.featureUnsupported`. Completion handlers are called on a queue in the background.
public final class DCAppAttestService: NSObject, Sendable {
    public class var shared: DCAppAttestService { service }

    private static let service = DCAppAttestService()

    /// Whether the device can prove it: false.
    public var isSupported: Bool { false }

    public func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completionHandler(nil, DCError.unsupported) }
    }

    public func generateKey() async throws -> String {
        throw DCError.unsupported
    }

    public func attestKey(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, DCError.unsupported) }
    }

    public func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError.unsupported
    }

    public func generateAssertion(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, DCError.unsupported) }
    }

    public func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError.unsupported
    }
}
