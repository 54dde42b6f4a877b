import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Shows a menu of UIKit over the page after a right click on a view, a long press by touch, or the keyboard's menu key.
struct ContextMenuOfUIKit: ViewModifier {
    /// The menu; nil for none.
    let menu: UIMenu?

    @ViewBuilder func body(content: Content) -> some View {
        if let menu {
            content.contextMenu { MenuItems(elements: menu.children) }
        } else {
            content
        }
    }
}
