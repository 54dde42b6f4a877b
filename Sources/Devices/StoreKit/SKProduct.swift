public import Foundation
import EspalierUnavailable

/// A product of the store, in the form of older apps.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
open class SKProduct: NSObject {
    /// The identifier; the name; the text.
    public var productIdentifier: String { unavailable() }
    public var localizedTitle: String { unavailable() }
    public var localizedDescription: String { unavailable() }
    /// The price, and where it holds.
    public var price: NSDecimalNumber { unavailable() }
    public var priceLocale: Locale { unavailable() }
}

/// Asks for products.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
open class SKProductsRequest: NSObject {
    /// Asks for products by their identifiers.
    public init(productIdentifiers: Set<String>) {}
    /// Receives the products.
    public var delegate: (any SKProductsRequestDelegate)? {
        get { unavailable() }
        set {}
    }
    /// Begins.
    public func start() {}
    /// Ends.
    public func cancel() {}
}

/// Products of the store.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
open class SKProductsResponse: NSObject {
    /// The products.
    public var products: [SKProduct] { unavailable() }
    /// The identifiers that are not known.
    public var invalidProductIdentifiers: [String] { unavailable() }
}

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
open class SKPaymentTransaction: NSObject {
    /// How far the purchase is.
    public var transactionState: SKPaymentTransactionState { unavailable() }
    /// The failure.
    public var error: (any Error)? { unavailable() }
    /// What is bought.
    public var payment: SKPayment { unavailable() }
    /// The purchase that is restored.
    public var original: SKPaymentTransaction? { unavailable() }
    /// The identity.
    public var transactionIdentifier: String? { unavailable() }
}

/// How far a purchase is.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
public enum SKPaymentTransactionState: Int {
    /// Going on; bought; failed; restored; to be decided by others.
    case purchasing, purchased, failed, restored, deferred
}

/// A purchase of a product whose properties change.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
open class SKMutablePayment: SKPayment {
    /// A purchase.
    public init() { unavailable() }

    /// The product.
    public var productIdentifier: String {
        get { unavailable() }
        set {}
    }
    /// The number of products.
    public var quantity: Int {
        get { unavailable() }
        set {}
    }
}

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
    /// Buys a product.
    public func add(_ payment: SKPayment) {}
    /// Adds an object that receives purchases.
    public func add(_ observer: any SKPaymentTransactionObserver) {}
    /// Removes an object that receives purchases.
    public func remove(_ observer: any SKPaymentTransactionObserver) {}
    /// Ends a purchase.
    public func finishTransaction(_ transaction: SKPaymentTransaction) {}
    /// Restores purchases.
    public func restoreCompletedTransactions() {}
}
