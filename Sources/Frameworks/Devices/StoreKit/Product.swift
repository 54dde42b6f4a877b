public import EspalierViews
public import Foundation
import EspalierUnavailable

/// A product of the store, which Espalier does not have.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
public struct Product: Identifiable, Hashable, Sendable {
    public let id: String
    /// The name; the text; the price as a text.
    public let displayName: String, description: String, displayPrice: String
    public let price: Decimal

    /// The products with identifiers.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String { unavailable() }

    /// Buys the product.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        unavailable()
    }

    /// A choice of a purchase.
    @available(
        *, unavailable,
        message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
    )
    public struct PurchaseOption: Hashable, Sendable {}

    /// The result of a purchase.
    @available(
        *, unavailable,
        message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
    )
    public enum PurchaseResult {
        /// Bought; canceled by the user; to be decided by others.
        case success(VerificationResult<Transaction>), userCancelled, pending
    }

    /// Subscriptions.
    @available(
        *, unavailable,
        message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
    )
    public struct SubscriptionInfo: Hashable, Sendable {}
}

/// A purchase.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
public struct Transaction: Identifiable, Hashable, Sendable {
    public let id: UInt64
    public let productID: String
    /// When the purchase was taken back.
    public let revocationDate: Date?
    /// When the subscription ends.
    public let expirationDate: Date?

    /// Purchases.
    @available(
        *, unavailable,
        message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
    )
    public struct Transactions: AsyncSequence {
        public typealias Element = VerificationResult<Transaction>

        public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
            unavailable()
        }
    }

    /// New purchases.
    public static var updates: Transactions { unavailable() }
    /// Purchases that count now.
    public static var currentEntitlements: Transactions { unavailable() }
    /// All purchases.
    public static var all: Transactions { unavailable() }
    /// Ends the purchase.
    public func finish() async {}
}

/// A value that the store has signed.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
public enum VerificationResult<SignedType> {
    /// Not by the store; by the store.
    case unverified(SignedType, any Error), verified(SignedType)
}

/// A view of a product.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
public struct ProductView: View {
    public typealias Body = Never
    public var body: Never { unavailable() }

    public init(id productID: String) {}
}

/// A view of products.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
public struct StoreView: View {
    public typealias Body = Never
    public var body: Never { unavailable() }

    public init(ids productIDs: [String]) {}
}

/// A view of subscriptions.
@available(
    *, unavailable,
    message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
)
public struct SubscriptionStoreView: View {
    public typealias Body = Never
    public var body: Never { unavailable() }

    public init(groupID: String) {}
    public init(productIDs: [String]) {}
}
