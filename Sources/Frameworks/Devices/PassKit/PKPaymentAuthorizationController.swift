import Dispatch
public import Foundation

/// Asks the user for a payment by Apple Pay, which this device lacks. Payments of pages go through a service's own page.
open class PKPaymentAuthorizationController: NSObject {
    /// Whether the device can pay: false.
    public class func canMakePayments() -> Bool { false }
    /// Whether the device can pay by a network: false.
    public class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    /// Whether the device can pay by a network: false.
    public class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
    ) -> Bool { false }

    /// Receives the result.
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

    public init(paymentRequest request: PKPaymentRequest) {
        super.init()
    }

    /// Shows the question. The handler gets false, on a queue in the background: it is not shown.
    open func present(completion: (@Sendable (Bool) -> Void)? = nil) {
        DispatchQueue.global().async { completion?(false) }
    }

    /// Shows the question. False: it is not shown.
    @discardableResult
    nonisolated(nonsending) open func present() async -> Bool { false }

    /// Ends the question, which is not shown.
    open func dismiss(completion: (@Sendable () -> Void)? = nil) {
        DispatchQueue.global().async { completion?() }
    }
}

/// Receives the result of a payment. Nothing is paid on this device.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    /// The question has ended.
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    /// The user has agreed.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
}

/// A payment. No object of the class exists on this device.
public final class PKPayment: NSObject {
    override init() {
        super.init()
    }

    /// The proof for the service.
    public let token = PKPaymentToken()
}

/// The proof of a payment. No object of the class exists on this device.
public final class PKPaymentToken: NSObject {
    override init() {
        super.init()
    }

    /// The number of the payment.
    public var transactionIdentifier: String { "" }
    /// The proof, encrypted for the service.
    public var paymentData: Data { Data() }
}

/// The app's answer to a payment.
open class PKPaymentAuthorizationResult: NSObject {
    /// Whether the app accepts the payment.
    open var status: PKPaymentAuthorizationStatus
    /// The failures.
    open var errors: [any Error]!

    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        self.status = status
        self.errors = errors
        super.init()
    }
}

/// Whether an app accepts a payment.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
    /// Accepted; refused.
    case success = 0, failure = 1
}
