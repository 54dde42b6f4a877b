public import Foundation

/// Drags of views of UIKit are not available.
@available(
    *, unavailable,
    message: "Views of UIKit cannot be dragged here. Use onDrag(_:) or draggable(_:) on a view of SwiftUI."
)
open class UIDragInteraction: NSObject {
    /// Unavailable: views of UIKit cannot be dragged here.
    public init(delegate: any UIDragInteractionDelegate) {}
}

/// Drags of views of UIKit are not available.
@available(
    *, unavailable,
    message: "Views of UIKit cannot be dragged here. Use onDrag(_:) or draggable(_:) on a view of SwiftUI."
)
public protocol UIDragInteractionDelegate: NSObjectProtocol {}

/// Drops on views of UIKit are not available.
@available(
    *, unavailable,
    message: "Nothing can be dropped on views of UIKit here. Use onDrop or dropDestination(for:) on a view of SwiftUI."
)
open class UIDropInteraction: NSObject {
    /// Unavailable: nothing can be dropped on views of UIKit here.
    public init(delegate: any UIDropInteractionDelegate) {}
}

/// Drops on views of UIKit are not available.
@available(
    *, unavailable,
    message: "Nothing can be dropped on views of UIKit here. Use onDrop or dropDestination(for:) on a view of SwiftUI."
)
public protocol UIDropInteractionDelegate: NSObjectProtocol {}

/// Effects of pointers are not available for views of UIKit.
@available(
    *, unavailable,
    message: "Views of UIKit have no effects of pointers here. Use hoverEffect(_:) on a view of SwiftUI."
)
open class UIPointerInteraction: NSObject {}

/// The menu over selected texts is that of the browser.
@available(
    *, unavailable,
    message: "The menu of texts is that of the browser. Use UIContextMenuInteraction for a menu of your own."
)
open class UIEditMenuInteraction: NSObject {}
