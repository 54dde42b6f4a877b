import EspalierViews
import Foundation

/// The item of a controller in a tab bar, and by its proxy the items of all tab views.
///
/// The proxy's `setTitleTextAttributes(_:for:)` changes SwiftUI's tab bars, for the states `normal` and `selected`.
open class UITabBarItem: UIBarItem {
    /// An item without a title.
    override public init() {
        super.init()
    }

    /// An item with a number for the app.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// An item with a second symbol, for the time when it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// The symbol while the item is selected; nil for the usual one.
    open var selectedImage: UIImage?
    /// The text in a small circle; nil for none.
    open var badgeValue: String?
    /// The color of that circle. It has no effect.
    open var badgeColor: UIColor?
    /// The shift of the title. It has no effect.
    open var titlePositionAdjustment = UIOffset.zero

    override func write(to settings: inout InterfaceSettings) {
        settings.tabBar.normal.title = TextAttributes(titleTextAttributes(for: .normal))
        settings.tabBar.selected.title = TextAttributes(
            titleTextAttributes(for: .selected) ?? titleTextAttributes(for: .normal))
    }
}
