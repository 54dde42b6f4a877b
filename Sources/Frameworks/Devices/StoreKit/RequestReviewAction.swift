public import EspalierViews
@_exported public import Foundation

/// Asks the user for a review of the app.
///
/// As Apple documents, the system decides whether the user sees the question. Here it never does, because a page is in no store.
@MainActor @preconcurrency
public struct RequestReviewAction {
    nonisolated init() {}

    /// Asks for a review.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Asks the user for a review of the app, which the system may ignore.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
