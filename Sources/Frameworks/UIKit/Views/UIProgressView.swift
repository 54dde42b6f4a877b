import EspalierViews
public import Foundation

/// A bar that shows the part that is done.
open class UIProgressView: UIView {
    /// A progress bar that is empty.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    private var part: Float = 0

    /// The part that is done, 0…1. Another value is moved into this range, and one that is not a number is 0.
    open var progress: Float {
        get { observedProgress.map { Self.held(Float($0.fractionCompleted)) } ?? part }
        set {
            let new = Self.held(newValue)
            guard new != part else { return }
            part = new
            appearanceDidChange()
        }
    }

    private static func held(_ part: Float) -> Float { part.isNaN ? 0 : min(max(part, 0), 1) }

    /// Sets the part that is done.
    open func setProgress(_ progress: Float, animated: Bool) {
        if animated { withAnimation { self.progress = progress } } else { self.progress = progress }
    }

    /// The progress that the bar follows; nil for `progress`. A page asks four times in a second until it is finished, because Foundation
    /// on Linux does not report its changes.
    open var observedProgress: Progress? {
        didSet {
            guard observedProgress !== oldValue else { return }
            // The bar stays where the last progress was.
            if observedProgress == nil, let oldValue { part = Self.held(Float(oldValue.fractionCompleted)) }
            appearanceDidChange()
        }
    }

    // MARK: Appearance

    /// The form of the bar.
    open var progressViewStyle = Style.default
    /// The color of the part that is done; nil for the tint.
    open var progressTintColor: UIColor? { didSet { if progressTintColor != oldValue { appearanceDidChange() } } }
    /// The color of the rest; nil for the system's.
    open var trackTintColor: UIColor? { didSet { if trackTintColor != oldValue { appearanceDidChange() } } }
    /// The image of the part that is done, which is stretched to its size; nil for a line.
    open var progressImage: UIImage? { didSet { if progressImage !== oldValue { appearanceDidChange() } } }
    /// The image of the rest, which is stretched to the size of the bar; nil for a line.
    open var trackImage: UIImage? { didSet { if trackImage !== oldValue { appearanceDidChange() } } }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 150, height: 4)
    }
    override func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }

    override var contents: AnyView? {
        guard let observedProgress, !observedProgress.isFinished else { return AnyView(bar(progress)) }
        return AnyView(
            TimelineView(.periodic(from: Date(), by: 0.25)) { [weak self] _ in
                if let self { bar(followed(observedProgress)) }
            })
    }

    /// The part of a progress that is done. A finished one is no longer followed.
    private func followed(_ observed: Progress) -> Float {
        if observed.isFinished { appearanceDidChange() }
        return Self.held(Float(observed.fractionCompleted))
    }

    @ViewBuilder private func bar(_ part: Float) -> some View {
        let color = Color(progressTintColor ?? tintColor)
        if trackTintColor == nil, progressImage == nil, trackImage == nil {
            ProgressView(value: Double(part))
                .tint(progressTintColor.map { Color($0) } ?? tint.map { Color($0) })
        } else {
            ZStack(alignment: .leading) {
                if let trackImage {
                    trackImage.filling
                } else {
                    Capsule().fill(Color(trackTintColor ?? .systemFill))
                }
                let width = max(0, bounds.width) * CGFloat(part)
                if let progressImage {
                    progressImage.filling.frame(width: width)
                } else {
                    Capsule().fill(color).frame(width: width)
                }
            }
            .accessibilityRepresentation { ProgressView(value: Double(part)) }
        }
    }

    /// The forms of bars. They look the same.
    public enum Style: Int, Sendable {
        /// The standard one; one for bars.
        case `default`, bar
    }
}
