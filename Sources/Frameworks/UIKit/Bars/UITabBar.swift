import EspalierViews
public import Foundation

/// The bar of a `UITabBarController`, and by its proxy the bars of all tab views. A bar without a controller shows its own items, 49 points
/// high at the bottom of its frame.
///
/// The proxy's `isHidden`, backgrounds, line, `tintColor`, `unselectedItemTintColor` and appearances change SwiftUI's tab bars. The bar
/// never covers content, so it uses `scrollEdgeAppearance` only if there is no standard appearance.
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
    /// The selected item of the bar's controller.
    var controllerSelection: (() -> UITabBarItem?)?
    private var ownItems: [UITabBarItem]?
    private var ownSelection: UITabBarItem?

    /// The items of the controllers, or those of a bar without a controller. A bar with a controller ignores other items.
    open var items: [UITabBarItem]? {
        get { controllerItems?() ?? ownItems }
        set {
            guard controllerItems == nil else { return }
            ownItems = newValue
            if let ownSelection, newValue?.contains(ownSelection) != true { self.ownSelection = nil }
            appearanceDidChange()
        }
    }

    /// Replaces the items.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
    }

    /// The selected item; nil for none, as at first. A bar with a controller ignores it when it is set, and so does a bar to which the item
    /// does not belong.
    open var selectedItem: UITabBarItem? {
        get { controllerSelection.map { $0() } ?? ownSelection }
        set {
            guard controllerItems == nil, newValue !== ownSelection else { return }
            if let newValue, ownItems?.contains(newValue) != true { return }
            ownSelection = newValue
            appearanceDidChange()
        }
    }

    /// The object that receives the user's selections. It is the controller of a bar with one.
    open weak var delegate: (any UITabBarDelegate)?

    final func userDidSelect(_ item: UITabBarItem) {
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    override var contents: AnyView? {
        guard controllerItems == nil, let items = ownItems, !items.isEmpty else { return super.contents }
        return AnyView(OwnTabBar(bar: self, items: items, version: version))
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
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }

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
