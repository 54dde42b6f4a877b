import EspalierViews
public import Foundation

/// The appearance of the items of a tab bar.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    /// The appearance of items that are not selected.
    public let normal = UITabBarItemStateAppearance()
    /// The appearance of the selected item.
    public let selected = UITabBarItemStateAppearance()
    /// The appearance of disabled items. It has no effect.
    public let disabled = UITabBarItemStateAppearance()
    /// The appearance of focused items. It has no effect.
    public let focused = UITabBarItemStateAppearance()

    /// The appearance of the system.
    override public init() {
        super.init()
    }

    /// The appearance of the system. The style has no effect: items are stacked.
    public init(style: Style) {
        super.init()
    }

    /// The places of titles.
    public enum Style: Int, Sendable {
        /// Below the symbol; beside it; beside a small one.
        case stacked, inline, compactInline
    }
}

/// The appearance of the items of a tab bar in one state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    /// The font, color and kerning of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The color of symbols.
    open var iconColor: UIColor?
    /// The color of badges. It has no effect.
    open var badgeBackgroundColor: UIColor?
    /// The font and color of badges. It has no effect.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The shift of titles. It has no effect.
    open var titlePositionAdjustment = UIOffset.zero

    /// The appearance as a value.
    var value: TabBarAppearance.Item {
        var value = TabBarAppearance.Item()
        value.icon = iconColor.map { Color($0) }
        value.title = TextAttributes(titleTextAttributes)
        return value
    }
}
