public import EspalierViews
import EspalierUnavailable

// A file that imports SwiftUI, too, means the transaction of animations by the name.
extension EspalierViews.Transaction {
    /// Purchases are not available.
    @available(
        *, unavailable,
        message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
    )
    public static var updates: StoreKit.Transaction.Transactions { unavailable() }
    /// Purchases are not available.
    @available(
        *, unavailable,
        message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
    )
    public static var currentEntitlements: StoreKit.Transaction.Transactions { unavailable() }
    /// Purchases are not available.
    @available(
        *, unavailable,
        message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
    )
    public static var all: StoreKit.Transaction.Transactions { unavailable() }
    /// Purchases are not available.
    @available(
        *, unavailable,
        message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
    )
    public static var unfinished: StoreKit.Transaction.Transactions { unavailable() }

    /// Purchases are not available.
    @available(
        *, unavailable,
        message: "The App Store is not part of Espalier. Sell by a payment service on the web, which a Link opens."
    )
    public static func latest(for productID: String) async -> VerificationResult<StoreKit.Transaction>? {
        unavailable()
    }
}
