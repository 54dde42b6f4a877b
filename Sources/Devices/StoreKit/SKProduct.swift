public import Foundation
import EspalierUnavailable

/// A product of the store, in the form of older apps.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
open class SKProduct: NSObject {}

/// Asks for products.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
open class SKProductsRequest: NSObject {
    /// Asks for products by their identifiers.
    public init(productIdentifiers: Set<String>) {}
}

/// Products of the store.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
open class SKProductsResponse: NSObject {}

/// Receives products.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
public protocol SKProductsRequestDelegate: NSObjectProtocol {}

/// A purchase of a product.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
open class SKPayment: NSObject {
    /// A purchase of a product.
    public init(product: SKProduct) {}
}

/// A purchase.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
open class SKPaymentTransaction: NSObject {}

/// Receives purchases.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
public protocol SKPaymentTransactionObserver: NSObjectProtocol {}

/// The purchases that are not done.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
open class SKPaymentQueue: NSObject {
    /// The queue.
    public class func `default`() -> SKPaymentQueue { unavailable() }
    /// Whether the user can buy something.
    public class func canMakePayments() -> Bool { unavailable() }
}
