import EspalierViews
import Foundation

/// Items of a bar that belong together.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
    private final let readers = DependencySource.make()

    /// The items from left to right.
    open var barButtonItems: [UIBarButtonItem] { didSet { readers.invalidateReaders() } }
    /// The item in place of the group in a narrow bar. It has no effect: all items are shown.
    open var representativeItem: UIBarButtonItem?
    /// Whether the item in place of the group is shown, always false.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// Whether the items are left out.
    open var isHidden = false { didSet { if isHidden != oldValue { readers.invalidateReaders() } } }
    /// Whether the user can reach the items in all bars. It has no effect: all items are shown.
    open var alwaysAvailable = false
    /// The items as an element of a menu for narrow bars. It has no effect: all items are shown.
    open var menuRepresentation: UIMenuElement?

    /// A group of items.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
    }

    /// A group that the user cannot change, as all groups on a page.
    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that the user can move on an iPad. On a page it is fixed.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that the user can remove on an iPad. On a page it is fixed.
    ///
    /// - Parameter isInDefaultCustomization: Whether the group is in the bar. Otherwise it is hidden.
    public class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isHidden = !isInDefaultCustomization
        return group
    }

    /// The items for a view, which then depends on them.
    final func readItems() -> [UIBarButtonItem] {
        readers.noteRead()
        return isHidden ? [] : barButtonItems
    }
}

extension UIBarButtonItem {
    /// A group of the item alone.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// A group of the item alone, which the user can move on an iPad.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// A group of the item alone, which the user can remove on an iPad.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }
}
