public import Foundation

/// The bar above the keyboard of a tablet. Its groups have no effect: browsers show their own bar. An app shows a bar by
/// `inputAccessoryView`.
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
    /// The groups at the start.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The groups at the end.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Whether the user may hide the groups.
    open var allowsHidingShortcuts = true
}

extension UIResponder {
    /// The bar above the keyboard of a tablet. It has no effect: browsers show their own bar.
    public final var inputAssistantItem: UITextInputAssistantItem {
        if let known = AssociatedObjects.value(of: self, assistantKey) as? UITextInputAssistantItem { return known }
        let made = UITextInputAssistantItem()
        AssociatedObjects.set(made, of: self, assistantKey, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
}

/// The key of a responder's item.
nonisolated(unsafe) private let assistantKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
