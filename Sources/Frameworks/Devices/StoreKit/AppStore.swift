public import Foundation
public import UIKit

/// The store of apps, which this device lacks.
public enum AppStore {
    /// Whether the user can buy something: false.
    public static var canMakePayments: Bool { false }

    /// Synchronizes the user's purchases. Throws `CocoaError.featureUnsupported`, because there is no store.
    public static func sync() async throws { throw CocoaError(.featureUnsupported) }

    /// Asks the user for a review of the app, which the system may ignore. Here it always does.
    @MainActor
    public static func requestReview(in scene: UIWindowScene) {}
}

/// Asks for reviews, in the form of older apps.
open class SKStoreReviewController: NSObject {
    /// Asks the user for a review of the app, which the system may ignore. Here it always does.
    @MainActor @preconcurrency
    public class func requestReview(in windowScene: UIWindowScene) {}

    /// Asks the user for a review of the app, which the system may ignore. Here it always does.
    public class func requestReview() {}
}
