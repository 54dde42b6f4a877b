import EspalierViews
public import Foundation

/// An item of a collection view, with the views that the app adds to `contentView`.
open class UICollectionViewCell: UICollectionReusableView {
    /// A cell with a frame.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        addFilling(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addFilling(contentView)
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
            contentView.addFilling(configured)
        }
    }

    private var configured: UIView?

    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { addFilling(backgroundView, at: 0) }
        }
    }
    /// The view behind the content of a selected cell, in front of `backgroundView`.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let selectedBackgroundView else { return }
            addFilling(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            selectedBackgroundView.isHidden = !isSelected
        }
    }

    /// Whether the cell is selected.
    open var isSelected = false { didSet { selectedBackgroundView?.isHidden = !isSelected } }
    /// Whether a finger is on the cell. It is never set.
    open var isHighlighted = false
}
