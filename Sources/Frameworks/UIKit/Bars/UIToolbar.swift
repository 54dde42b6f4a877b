import EspalierViews
public import Foundation

/// A row of items, and by its proxy the bars at the lower edge of screens.
///
/// The proxy's backgrounds, line, `tintColor` and `standardAppearance` change SwiftUI's bottom bars.
open class UIToolbar: UIView, UIBarPositioning {
    /// A bar.
    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The object that chooses the place of the bar.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { if delegate !== oldValue { appearanceDidChange() } } }
    /// The place of the bar: at the bottom, unless the delegate chooses another one.
    open var barPosition: UIBarPosition { delegate?.position(of: self, usual: .bottom) ?? .bottom }

    /// The items, from left to right.
    open var items: [UIBarButtonItem]? { didSet { if items != oldValue { appearanceDidChange() } } }

    /// Sets the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }

    /// The color behind the items.
    open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// The colors of the system. It has no effect.
    open var barStyle = UIBarStyle.default
    /// Whether content is visible behind the bar. It has no effect: the background decides.
    open var isTranslucent = true

    private var ownStandard: UIToolbarAppearance?
    /// The appearance of the bar.
    open var standardAppearance: UIToolbarAppearance {
        get { ownStandard ?? UIToolbarAppearance() }
        set {
            ownStandard = newValue
            appearanceDidChange()
        }
    }
    /// The appearance at the end of the content. It has no effect.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// The appearance in low windows. It has no effect.
    open var compactAppearance: UIToolbarAppearance?

    private var image: UIImage?
    private var shadow: UIImage?

    /// Sets an image as the background. An image without a size removes the background.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        image = backgroundImage
        appearanceDidChange()
    }

    /// Sets an image in place of the line. An image without a size removes the line.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadow = shadowImage
        appearanceDidChange()
    }

    override func write(to settings: inout InterfaceSettings) {
        settings.toolbar = value
    }

    private var value: BarAppearance {
        var value = BarAppearance()
        value.background = ownStandard?.background ?? classicBackground
        value.tint =
            TextAttributes(ownStandard?.buttonAppearance.normal.titleTextAttributes).color ?? tint.map { Color($0) }
        return value
    }

    private var classicBackground: BarBackground? {
        let color = (backgroundColor ?? barTintColor).map { Color($0) }
        guard color != nil || image != nil || shadow != nil else { return nil }
        return BarBackground(
            material: color == nil && image == nil ? .bar : nil, color: color,
            image: image.flatMap { $0.size == .zero ? nil : Image(uiImage: $0) },
            line: shadow?.size == .zero ? nil : BarBackground.systemLine)
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
    override func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }

    override var contents: AnyView? {
        AnyView(
            BarItems(items: items ?? [])
                .padding(.horizontal, 16)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background {
                    BarBackgroundView(
                        background: value.background ?? BarBackground(material: .bar),
                        edge: barPosition == .bottom ? .top : .bottom)
                }
                .tint(value.tint))
    }
}

/// The items of a bar, with flexible and fixed spaces.
struct BarItems: View {
    let items: [UIBarButtonItem]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(items, id: \.self) { item in
                switch item.space {
                case .flexible: Spacer(minLength: 0)
                case .fixed(let width): Color.clear.frame(width: width, height: 1)
                case nil: BarItem(item: item).padding(.horizontal, 4)
                }
            }
        }
    }
}
