import EspalierViews
public import Foundation

/// A view that blurs the content behind it.
open class UIVisualEffectView: UIView {
    /// A view with an effect; nil for none.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addFilling(contentView)
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        addFilling(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addFilling(contentView)
    }

    /// The effect; nil for none.
    open var effect: UIVisualEffect? { didSet { if effect !== oldValue { appearanceDidChange() } } }

    /// The view for the app's subviews.
    public let contentView = UIView(frame: .zero)

    override var contents: AnyView? {
        guard let blur = effect as? UIBlurEffect else { return nil }
        return AnyView(
            Rectangle().fill(blur.style.material)
                .transformEnvironment(\.colorScheme) { scheme in
                    if let own = blur.style.scheme { scheme = own }
                })
    }
}
