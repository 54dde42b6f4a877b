public import Foundation

/// Makes an item of a share sheet when it is needed. Subclasses override `item`.
///
/// The share sheet uses the provider on the main actor, and asks it anew for each service.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    /// The item with which the services of the app decide whether they can take it.
    public final let placeholderItem: Any?
    /// The service for which `item` is made; nil for the browser's share sheet, and at other times.
    public private(set) final var activityType: UIActivity.ActivityType?

    /// A provider with a placeholder of the same type as the item.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item; the placeholder by default.
    open var item: Any { placeholderItem ?? "" }

    /// The placeholder.
    @MainActor
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }

    /// The item for a service; nil after `cancel()`.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        guard !isCancelled else { return nil }
        self.activityType = activityType
        defer { self.activityType = nil }
        return item
    }

    /// The subject of a mail with the item; empty by default.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

extension UIActivityItemProvider: UIActivityItemSource {}
