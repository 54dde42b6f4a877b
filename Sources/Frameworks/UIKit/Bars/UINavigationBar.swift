import EspalierViews
public import Foundation

/// The bar of a navigation controller, and by its proxy the bars of all screens. A bar without a controller shows its own items.
///
/// The proxy's backgrounds, lines, titles, `tintColor` and appearances change the bars of SwiftUI's screens. The bar's own
/// `titleTextAttributes` apply to each appearance that sets none.
open class UINavigationBar: UIView, UIBarPositioning {
    /// A bar.
    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The color behind the titles, over content that was scrolled.
    open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// The colors of the system for titles.
    open var barStyle = UIBarStyle.default { didSet { appearanceDidChange() } }
    /// Whether content is visible behind the bar. It has no effect: the background decides.
    open var isTranslucent = true
    /// Whether titles are large. It has no effect: screens decide.
    open var prefersLargeTitles = true
    /// The font, color and kerning of the small title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceDidChange() } }
    /// The font, color and kerning of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceDidChange() } }
    /// The image in place of the line. An image without a size removes the line.
    open var shadowImage: UIImage? { didSet { appearanceDidChange() } }
    /// The symbol of the button that goes back. It has no effect.
    open var backIndicatorImage: UIImage?
    /// The mask of that symbol. It has no effect.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The items of the stack of the bar's controller; nil without one.
    var stackItems: (() -> [UINavigationItem])?
    private var ownItems: [UINavigationItem]?

    /// The items of the controllers of the stack, from the root on, or those of a bar without a controller. A bar with a controller ignores
    /// other items.
    open var items: [UINavigationItem]? {
        get { stackItems?() ?? ownItems }
        set {
            guard stackItems == nil else { return }
            for item in ownItems ?? [] where item.bar === self { item.bar = nil }
            ownItems = newValue
            for item in newValue ?? [] { item.bar = self }
            appearanceDidChange()
        }
    }

    /// Replaces the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        self.items = items
    }

    /// The object that decides on the items of a bar without a controller, and chooses the place of the bar.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet { if delegate !== oldValue { appearanceDidChange() } }
    }

    /// The place of the bar: at the top, unless the delegate chooses another one.
    open var barPosition: UIBarPosition { delegate?.position(of: self, usual: .top) ?? .top }

    /// Puts an item on top, if the delegate allows it. A bar with a controller ignores it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard stackItems == nil, delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        items = (ownItems ?? []) + [item]
        delegate?.navigationBar(self, didPush: item)
    }

    /// Removes the item on top, if the delegate allows it, and returns it. The first item and those of a controller stay; the result is nil
    /// then.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard stackItems == nil, let ownItems, ownItems.count > 1, let item = ownItems.last,
            delegate?.navigationBar(self, shouldPop: item) ?? true
        else { return nil }
        items = ownItems.dropLast()
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// The item that the bar shows.
    open var topItem: UINavigationItem? { items?.last }
    /// The item to which the button that goes back leads; nil at the root.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    private var ownStandard: UINavigationBarAppearance?
    /// The appearance over content that was scrolled.
    open var standardAppearance: UINavigationBarAppearance! {
        get { ownStandard ?? UINavigationBarAppearance() }
        set {
            ownStandard = newValue
            appearanceDidChange()
        }
    }
    /// The appearance at the top of the content; nil for the standard one without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    /// The appearance in low windows. It has no effect: the standard one counts.
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance at the top of the content in low windows. It has no effect.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    private var image: UIImage?

    /// Sets an image as the background. An image without a size removes the background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        image = backgroundImage
        appearanceDidChange()
    }

    /// Sets an image as the background. An image without a size removes the background.
    open func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(image, for: barMetrics)
    }

    /// The background image.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { image }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    override var contents: AnyView? {
        guard stackItems == nil, let item = ownItems?.last else { return super.contents }
        return AnyView(OwnNavigationBar(bar: self, item: item, version: version))
    }

    /// Called after a change.
    var didChange: (() -> Void)?

    override func appearanceDidChange() {
        super.appearanceDidChange()
        didChange?()
    }

    override func write(to settings: inout InterfaceSettings) {
        settings.navigationBar = value
    }

    /// The appearance of the bar of a controller; nil for that of all bars.
    ///
    /// - Parameter item: The item that is shown, whose own appearances take precedence.
    func ownValue(for item: UINavigationItem?) -> NavigationBarAppearance? {
        var value = value
        if let standard = item?.standardAppearance?.value {
            value.standard = standard
            if scrollEdgeAppearance == nil {
                value.scrollEdge.title = standard.title
                value.scrollEdge.largeTitle = standard.largeTitle
            }
        }
        if let edge = item?.scrollEdgeAppearance?.value { value.scrollEdge = edge }
        value.tint = item?.standardAppearance?.value.tint ?? item?.scrollEdgeAppearance?.value.tint ?? value.tint
        return value == NavigationBarAppearance() ? nil : value
    }

    /// The appearance as a value.
    var value: NavigationBarAppearance {
        var value = NavigationBarAppearance()
        value.standard = ownStandard?.value ?? classic(isEdge: false)
        value.scrollEdge = scrollEdgeAppearance?.value ?? classic(isEdge: true)
        if scrollEdgeAppearance == nil, let ownStandard {
            value.scrollEdge.title = ownStandard.value.title
            value.scrollEdge.largeTitle = ownStandard.value.largeTitle
        }
        if barStyle == .black {
            for part in [\NavigationBarAppearance.standard, \.scrollEdge] {
                value[keyPath: part].title.color = value[keyPath: part].title.color ?? .white
                value[keyPath: part].largeTitle.color = value[keyPath: part].largeTitle.color ?? .white
            }
        }
        value.tint = value.standard.tint ?? value.scrollEdge.tint ?? tint.map { Color($0) }
        return value
    }

    /// The appearance by the properties of the bar itself.
    private func classic(isEdge: Bool) -> BarAppearance {
        var value = BarAppearance()
        value.title = TextAttributes(titleTextAttributes)
        value.largeTitle = TextAttributes(largeTitleTextAttributes)
        let color = backgroundColor ?? (isEdge ? nil : barTintColor)
        let line = shadowImage?.size == .zero || isEdge ? nil : BarBackground.systemLine
        if let image {
            value.background = BarBackground(
                color: backgroundColor.map { Color($0) }, image: image.size == .zero ? nil : Image(uiImage: image),
                line: line)
        } else if let color {
            value.background = BarBackground(color: Color(color), line: line)
        } else if shadowImage?.size == .zero, !isEdge {
            value.background = BarBackground(material: .bar)
        }
        return value
    }
}
