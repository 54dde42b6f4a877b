import EspalierViews
public import Foundation

/// A rotating wheel, while something is in progress.
open class UIActivityIndicatorView: UIView {
    /// A wheel of a size. It is hidden until it is started.
    public init(style: Style = .medium) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: CGSize(width: style.side, height: style.side)))
        isHidden = true
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The size.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            appearanceDidChange()
        }
    }

    /// Whether the view is hidden while the wheel does not rotate.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

    /// Whether the wheel rotates. Pages show only wheels that do.
    open private(set) var isAnimating = false

    /// The color; nil for the standard one.
    open var color: UIColor! = UIColor.secondaryLabel { didSet { if color != oldValue { appearanceDidChange() } } }

    /// Rotates the wheel.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
        appearanceDidChange()
    }

    /// Stops the wheel.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
        appearanceDidChange()
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    override var contents: AnyView? {
        guard isAnimating else { return nil }
        return AnyView(
            ProgressView()
                .controlSize(style == .large ? .large : .regular)
                .tint(Color(color)))
    }

    /// The sizes of wheels.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        fileprivate var side: CGFloat { self == .large ? 37 : 20 }
    }
}
