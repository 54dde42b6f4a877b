import Dispatch
@_exported public import Foundation

/// Asks the user for the permission to be followed by advertisements, which is always denied.
open class ATTrackingManager: NSObject {
    /// The user's decision whether apps may follow them.
    public enum AuthorizationStatus: UInt, Sendable {
        /// Not asked yet; forbidden; denied, as on this device; granted.
        case notDetermined, restricted, denied, authorized
    }

    /// The answer of the user: denied.
    public class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    /// Answers `.denied`, on a queue in the background, without a question to the user.
    public class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { completion(.denied) }
    }

    /// Answers `.denied`, without a question to the user.
    nonisolated(nonsending) public class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
