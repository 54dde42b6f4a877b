public import Foundation
public import UIKit

/// Asks the user for a payment by Apple Pay. Nil on this device, which cannot pay.
open class PKPaymentAuthorizationViewController: UIViewController {
    /// Whether the device can pay: false.
    public class func canMakePayments() -> Bool { false }
    /// Whether the device can pay by a network: false.
    public class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }

    /// Receives the result.
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

    /// Nil: the device cannot pay.
    public convenience init?(paymentRequest request: PKPaymentRequest) {
        return nil
    }
}

/// Receives the result of a payment. Nothing is paid on this device.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    /// The question has ended.
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
}

/// Adds passes to the wallet. Nil on this device, which has none.
open class PKAddPassesViewController: UIViewController {
    /// Whether passes can be added: false.
    public class func canAddPasses() -> Bool { false }

    /// Nil: the device has no wallet.
    public convenience init?(pass: PKPass) {
        return nil
    }

    /// Nil: the device has no wallet.
    public convenience init?(passes: [PKPass]) {
        return nil
    }
}

/// The button of Apple Pay.
@available(*, unavailable, message: "Apple Pay is not part of Espalier. Use a Link to the page of a payment service.")
open class PKPaymentButton: UIButton {}
