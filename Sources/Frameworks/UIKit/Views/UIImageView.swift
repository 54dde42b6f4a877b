import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A view of an image.
open class UIImageView: UIView {
    /// A view of an image, in the image's size.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        imageAnimation = image?.animation
    }

    /// A view of an image, in the image's size, with another one for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        imageAnimation = image?.animation
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The image; nil for none.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            if !isReplacingSymbol { symbolTransition = nil }
            imageAnimation = image?.animation
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            appearanceDidChange()
        }
    }

    /// The image of the highlighted state; nil for `image`.
    open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { appearanceDidChange() } } }

    /// Whether the image of the highlighted state is shown.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { appearanceDidChange() } } }

    // MARK: Animation

    /// The images that are shown one after the other; nil for none.
    open var animationImages: [UIImage]? {
        didSet {
            stopAnimating()
            invalidateIntrinsicContentSize()
        }
    }

    /// The duration of one round in seconds; 0 for a thirtieth of a second for each image. A page shows at most ten images in a second,
    /// and leaves out the others.
    open var animationDuration: TimeInterval = 0

    /// The number of rounds; 0 for endless ones.
    open var animationRepeatCount = 0

    private var animation: ImageAnimation?
    /// The animation of the image itself.
    private var imageAnimation: ImageAnimation?

    /// Whether the images are shown one after the other.
    open var isAnimating: Bool { animation?.isOver(at: Date()) == false }

    /// Begins to show `animationImages`.
    open func startAnimating() {
        guard let images = animationImages, !images.isEmpty, !isAnimating else { return }
        let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
        animation = ImageAnimation(
            images: images, start: Date(), duration: duration, rounds: max(0, animationRepeatCount))
        appearanceDidChange()
    }

    /// Shows `image` again.
    open func stopAnimating() {
        guard animation != nil else { return }
        animation = nil
        appearanceDidChange()
    }

    override var standardTraits: UIAccessibilityTraits { .image }

    // MARK: Symbols

    /// The effects on a symbol, also those that were removed, which end with their current repetition.
    final var symbolEffects: [ImageSymbolEffect] = [] { didSet { appearanceDidChange() } }
    /// The effect by which the symbol replaces the one before; nil for none.
    final var symbolTransition: ContentTransition?
    private var isReplacingSymbol = false

    /// Replaces the symbol by an effect.
    final func replaceSymbol(_ symbol: UIImage, by transition: ContentTransition) {
        isReplacingSymbol = true
        symbolTransition = transition
        image = symbol
        isReplacingSymbol = false
    }

    /// The wanted range of brightness. It has no effect: the browser decides.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    /// The range of brightness, always `standard`.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }
    /// Whether the image grows with large text sizes. It has no effect: browsers enlarge pages.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    // MARK: Drawing

    /// The size, weight and colors of symbols. Values that an image has itself count.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { appearanceDidChange() } }

    private var shown: UIImage? {
        let image = isHighlighted ? highlightedImage ?? image : image
        guard let image, let preferredSymbolConfiguration, image.isSymbolImage else { return image }
        return image.withConfiguration(preferredSymbolConfiguration.applying(image.symbolConfiguration))
    }

    override open var intrinsicContentSize: CGSize {
        (shown ?? animationImages?.first)?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }

    override var contents: AnyView? {
        if let animation = animation ?? (isHighlighted ? nil : imageAnimation) {
            return AnyView(
                TimelineView(animation) { [weak self] context in
                    if let self, let image = animation.image(at: context.date) ?? shown { fitted(image) }
                })
        }
        return shown.map { AnyView(fitted($0)) }
    }

    private func fitted(_ image: UIImage) -> some View {
        let mode = contentMode
        let tint = tintColor ?? .tintColor
        let effects = ShownSymbolEffects(
            isSymbol: image.isSymbolImage, effects: symbolEffects, transition: symbolTransition)
        let label = accessibilityLabel == nil ? image.accessibilityLabel : nil
        return ImageVariant(image: image) { image in
            FittedImage(image: image, mode: mode)
                .modifier(effects)
                .modifier(DirectionFlip(isFlipped: image.flipsForRightToLeftLayoutDirection))
                .symbolColors(of: image, tint: Color(image.ownColor ?? tint))
                .modifier(OwnLabel(label: label))
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: mode.alignment)
        }
    }
}

/// An image of UIKit in the mode of a view's content.
struct FittedImage: View {
    let image: UIImage
    let mode: UIView.ContentMode

    var body: some View {
        let shown = Image(uiImage: image)
        switch mode {
        case .scaleToFill, .redraw: image.filling
        case .scaleAspectFit: shown.resizable().aspectRatio(image.ratio, contentMode: .fit)
        case .scaleAspectFill: shown.resizable().aspectRatio(image.ratio, contentMode: .fill)
        default: ImageContent(image: image, font: .systemFont(ofSize: 17))
        }
    }
}

/// Shows the variant of an image for the scheme.
private struct ImageVariant<Content: View>: View {
    let image: UIImage
    let content: (UIImage) -> Content
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        content(image.values.asset?.variant(scheme == .dark ? .dark : .light) ?? image)
    }
}

/// Exchanges left and right where the language runs from right to left.
private struct DirectionFlip: ViewModifier {
    let isFlipped: Bool
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        if isFlipped {
            content.scaleEffect(x: direction == .rightToLeft ? -1 : 1, y: 1)
        } else {
            content
        }
    }
}

/// Gives an image its own label.
private struct OwnLabel: ViewModifier {
    let label: String?

    func body(content: Content) -> some View {
        if let label { content.accessibilityLabel(Text(verbatim: label)) } else { content }
    }
}

/// An image of UIKit in its own size.
struct ImageContent: View {
    let image: UIImage
    /// The font beside a symbol without a size.
    let font: UIFont

    var body: some View {
        let configuration = image.symbolConfiguration
        let size = configuration?.pointSize ?? font.pointSize
        Image(uiImage: image)
            .font(Font.system(size: size, weight: configuration?.weight?.weight ?? .regular))
            .imageScale(configuration?.scaling.scale ?? .medium)
    }
}

extension UIImage {
    fileprivate var ratio: CGFloat? { size.width > 0 && size.height > 0 ? size.width / size.height : nil }
}

extension UIView.ContentMode {
    fileprivate var alignment: Alignment {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        default: .center
        }
    }
}
