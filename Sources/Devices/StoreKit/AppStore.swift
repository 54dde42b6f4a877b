public import Foundation
public import UIKit

/// The store of apps, which this device lacks.
public enum AppStore {
    /// Whether the user can buy something: false.
    public static var canMakePayments: Bool { false }

    /// Reads the purchases again. There are none: it throws an error that the feature is not supported.
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
