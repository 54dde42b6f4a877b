import EspalierViews
public import Foundation

/// An item of a collection view, with the views that the app adds to `contentView`.
open class UICollectionViewCell: UICollectionReusableView {
    /// A cell with a frame.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    private func addParts() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// The view for the app's subviews.
    public final let contentView = UIView(frame: .zero)

    /// The content in place of the app's subviews.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configured?.removeFromSuperview()
            configured = contentConfiguration?.makeContentView()
            guard let configured else { return }
            configured.backgroundColor = nil
            configured.frame = contentView.bounds
            configured.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(configured)
        }
    }

    private var configured: UIView?

    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            place(backgroundView, at: 0)
        }
    }
    /// The view behind the content of a selected cell, in front of `backgroundView`.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            place(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            selectedBackgroundView?.isHidden = !isSelected
        }
    }

    private func place(_ view: UIView?, at index: Int) {
        guard let view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: index)
    }

    /// Whether the cell is selected.
    open var isSelected = false { didSet { selectedBackgroundView?.isHidden = !isSelected } }
    /// Whether a finger is on the cell. It is never set.
    open var isHighlighted = false
}
