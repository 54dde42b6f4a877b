import EspalierViews
import Foundation

/// The background and the items of the bars of tab views.
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items whose title is below the symbol, which is that of all pages.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with the title beside the symbol. It has no effect: items are stacked.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of small items with the title beside the symbol. It has no effect: items are stacked.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The color behind the selected item. It has no effect.
    open var selectionIndicatorTintColor: UIColor?

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        if let other = other as? UITabBarAppearance { stackedLayoutAppearance = other.stackedLayoutAppearance }
    }
}
