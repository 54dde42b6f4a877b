public import EspalierViews
import EspalierUnavailable

// In a file that also imports SwiftUI, `Transaction` is the transaction of an animation.
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
