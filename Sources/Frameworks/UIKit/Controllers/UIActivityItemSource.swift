public import Foundation

/// Provides an item of a share sheet, which may be another one for each service. The last three methods have default implementations.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
    /// The item with which the services of the app decide whether they can take it: of the same type as the item itself.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// The item; nil to leave it out.
    ///
    /// - Parameter activityType: The clipboard or a service of the app, when the user chooses it; nil for the browser's share sheet, which
    ///   does not tell its services. The controller asks once for the browser, when it is shown.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// The subject of a mail with the item; empty for none.
    ///
    /// - Parameter activityType: Always nil, because the browser's share sheet does not tell its services.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// The type of the item. It is not called, because the types of the items decide.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// A small image of the item. It is not called, because the browser's share sheet shows its own.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
