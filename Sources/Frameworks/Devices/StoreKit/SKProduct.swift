public import Foundation
import EspalierUnavailable

/// A product of the store, in the form of older apps.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
open class SKProduct: NSObject {
    public var productIdentifier: String { unavailable() }
    public var localizedTitle: String { unavailable() }
    public var localizedDescription: String { unavailable() }
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
    /// The object that receives the products.
    public var delegate: (any SKProductsRequestDelegate)? {
        get { unavailable() }
        set {}
    }
    public func start() {}
    public func cancel() {}
}

/// Products of the store.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
open class SKProductsResponse: NSObject {
    public var products: [SKProduct] { unavailable() }
    /// The identifiers that the store does not know.
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
    public var transactionState: SKPaymentTransactionState { unavailable() }
    /// The error of a failed transaction.
    public var error: (any Error)? { unavailable() }
    public var payment: SKPayment { unavailable() }
    /// The restored transaction.
    public var original: SKPaymentTransaction? { unavailable() }
    public var transactionIdentifier: String? { unavailable() }
}

/// The states of a transaction.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
public enum SKPaymentTransactionState: Int {
    /// In progress; purchased; failed; restored; waiting for approval.
    case purchasing, purchased, failed, restored, deferred
}

/// A payment with mutable properties.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
open class SKMutablePayment: SKPayment {
    public init() { unavailable() }

    public var productIdentifier: String {
        get { unavailable() }
        set {}
    }
    /// The number of items.
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
    public class func `default`() -> SKPaymentQueue { unavailable() }
    /// Whether the user can buy something.
    public class func canMakePayments() -> Bool { unavailable() }
    /// Adds a payment to the queue.
    public func add(_ payment: SKPayment) {}
    /// Adds an observer of transactions.
    public func add(_ observer: any SKPaymentTransactionObserver) {}
    /// Removes an observer of transactions.
    public func remove(_ observer: any SKPaymentTransactionObserver) {}
    public func finishTransaction(_ transaction: SKPaymentTransaction) {}
    /// Restores completed purchases.
    public func restoreCompletedTransactions() {}
}
