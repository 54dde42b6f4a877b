import EspalierViews
public import Foundation

/// A bar that shows the part that is done.
open class UIProgressView: UIView {
    /// A bar.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
    }

    /// The part that is done, 0…1.
    open var progress: Float = 0 {
        didSet {
            progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
            if progress != oldValue { appearanceDidChange() }
        }
    }

    /// Sets the part that is done.
    open func setProgress(_ progress: Float, animated: Bool) {
        if animated { withAnimation { self.progress = progress } } else { self.progress = progress }
    }

    /// The colour of the part that is done; nil for the tint.
    open var progressTintColor: UIColor? { didSet { if progressTintColor != oldValue { appearanceDidChange() } } }
    /// The colour of the rest. It has no effect.
    open var trackTintColor: UIColor?

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 150, height: 4)
    }
    override func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }

    override var contents: AnyView? {
        AnyView(
            ProgressView(value: Double(progress))
                .tint(progressTintColor.map { Color($0) } ?? tint.map { Color($0) }))
    }

    /// The forms of bars. They look the same.
    public enum Style: Int, Sendable {
        /// The standard one; one for bars.
        case `default`, bar
    }
}
