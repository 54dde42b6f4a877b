import EspalierViews
public import Foundation

/// The bar of a `UITabBarController`, and by its proxy the bars of all tab views.
///
/// The proxy's `isHidden`, backgrounds, line, `tintColor`, `unselectedItemTintColor` and appearances change SwiftUI's tab bars. The bar never
/// covers content, so it uses `scrollEdgeAppearance` only if there is no standard appearance.
open class UITabBar: UIView {
    /// A bar.
    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The color behind the items.
    open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// The color of the items that are not selected.
    open var unselectedItemTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// The colors of the system. It has no effect.
    open var barStyle = UIBarStyle.default
    /// Whether content is visible behind the bar. It has no effect: content is above it.
    open var isTranslucent = true
    /// The background as an image. An image without a size removes the background.
    open var backgroundImage: UIImage? { didSet { appearanceDidChange() } }
    /// The image in place of the line. An image without a size removes the line.
    open var shadowImage: UIImage? { didSet { appearanceDidChange() } }
    /// The image behind the selected item. It has no effect.
    open var selectionIndicatorImage: UIImage?

    /// The items of the bar's controller; nil without one.
    var controllerItems: (() -> [UITabBarItem])?
    private var ownItems: [UITabBarItem]?

    /// The items of the controllers. Those of a bar without a controller have no effect.
    open var items: [UITabBarItem]? {
        get { controllerItems?() ?? ownItems }
        set { ownItems = newValue }
    }

    private var ownStandard: UITabBarAppearance?
    /// The appearance of the bar.
    open var standardAppearance: UITabBarAppearance! {
        get { ownStandard ?? UITabBarAppearance() }
        set {
            ownStandard = newValue
            appearanceDidChange()
        }
    }
    /// The appearance at the end of the content.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { appearanceDidChange() } }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 49) }

    /// Called after a change.
    var didChange: (() -> Void)?

    override func appearanceDidChange() {
        super.appearanceDidChange()
        didChange?()
    }

    override func write(to settings: inout InterfaceSettings) {
        settings.tabBar = value(titles: settings.tabBar.normal.title, selectedTitles: settings.tabBar.selected.title)
    }

    /// The appearance of the bar of a controller; nil for that of all bars.
    var ownValue: TabBarAppearance? {
        let value = value(titles: TextAttributes(), selectedTitles: TextAttributes())
        return value == TabBarAppearance() ? nil : value
    }

    private func value(titles: TextAttributes, selectedTitles: TextAttributes) -> TabBarAppearance {
        var value = TabBarAppearance()
        value.isHidden = isHidden
        if let appearance = ownStandard ?? scrollEdgeAppearance {
            value.background = appearance.background
            value.normal = appearance.stackedLayoutAppearance.normal.value
            value.selected = appearance.stackedLayoutAppearance.selected.value
        } else {
            value.background = classicBackground
            // The proxy of the items has set these.
            value.normal.title = titles
            value.selected.title = selectedTitles
        }
        value.normal.icon = value.normal.icon ?? unselectedItemTintColor.map { Color($0) }
        value.selected.icon = value.selected.icon ?? tint.map { Color($0) }
        return value
    }

    private var classicBackground: BarBackground? {
        let color = (backgroundColor ?? barTintColor).map { Color($0) }
        let removesLine = shadowImage?.size == .zero || clipsToBounds
        guard color != nil || backgroundImage != nil || removesLine else { return nil }
        let image = backgroundImage.flatMap { $0.size == .zero ? nil : Image(uiImage: $0) }
        let usual = backgroundImage == nil ? Color(UIColor.systemBackground) : nil
        return BarBackground(
            color: color ?? usual, image: image, line: removesLine ? nil : BarBackground.systemLine)
    }
}
