import Dispatch
@_exported public import Foundation

/// Authenticates the owner of the device, who is unknown to a server: the device has neither biometry nor a passcode.
///
/// So no policy can be evaluated, which is a state that Apple documents for each of them. Apps then sign in their users in another way.
open class LAContext: NSObject {
    override public init() {
        super.init()
    }

    /// The kind of biometry: none.
    open var biometryType: LABiometryType { .none }

    /// The title of the button for another way.
    open var localizedFallbackTitle: String?
    /// The title of the button that cancels.
    open var localizedCancelTitle: String?
    /// The reason that the user reads.
    open var localizedReason = ""
    /// Whether a dialog is forbidden.
    open var interactionNotAllowed = false
    /// How long the last unlocking of the device counts, in seconds.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

    /// Whether a policy can be evaluated: false.
    ///
    /// - Parameter error: Is set to `LAError.biometryNotAvailable`, or to `LAError.passcodeNotSet` for the policy that also accepts a
    ///   passcode.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = policy.failure._nsError
        return false
    }

    /// Fails, on a queue in the background, with the error of `canEvaluatePolicy(_:error:)`.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { reply(false, policy.failure) }
    }

    /// Fails with the error of `canEvaluatePolicy(_:error:)`.
    nonisolated(nonsending) open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw policy.failure
    }

    /// Ends evaluations. There are none.
    open func invalidate() {}
}

extension LAPolicy {
    fileprivate var failure: LAError {
        switch self {
        case .deviceOwnerAuthenticationWithBiometrics:
            LAError(.biometryNotAvailable, userInfo: [NSLocalizedDescriptionKey: "This device has no biometry."])
        case .deviceOwnerAuthentication:
            LAError(.passcodeNotSet, userInfo: [NSLocalizedDescriptionKey: "This device has no passcode."])
        }
    }
}
