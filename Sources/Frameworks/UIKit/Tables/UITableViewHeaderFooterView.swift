import EspalierViews
public import Foundation

/// The view above or below a section of a table: texts, or the views that the app adds to `contentView`.
open class UITableViewHeaderFooterView: UIView {
    /// The name by which the class is registered.
    public final let reuseIdentifier: String?

    /// A view.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addFilling(contentView)
    }

    /// A view without a name.
    override public convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addFilling(contentView)
    }

    /// The view for the app's subviews.
    public final let contentView = UIView(frame: .zero)

    /// The label of the title.
    open private(set) lazy var textLabel: UILabel? = {
        let made = UILabel(frame: .zero)
        made.font = .systemFont(ofSize: 13)
        made.textColor = .secondaryLabel
        made.numberOfLines = 0
        contentView.addSubview(made)
        return made
    }()

    /// The second label. It is not shown: it belongs to the form of plain tables of old.
    open private(set) lazy var detailTextLabel: UILabel? = UILabel(frame: .zero)

    /// The content in place of the labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configured?.removeFromSuperview()
            configured = contentConfiguration?.makeContentView()
            if let configured { contentView.addFilling(configured) }
            invalidateIntrinsicContentSize()
            appearanceDidChange()
        }
    }

    private var configured: UIView?

    /// The content with labels, for `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

    /// The background; nil for `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { background.show(backgroundConfiguration, behind: self) }
    }

    private let background = ConfiguredBackground()

    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { addFilling(backgroundView, at: 0) }
        }
    }

    /// Called before a view is used again. Views are not.
    open func prepareForReuse() {}

    /// Whether the view has only the label of its title.
    private var hasOnlyTitle: Bool {
        contentView.subviews.count == 1 && contentView.subviews.first is UILabel
            && contentView.subviews.first === textLabel && configured == nil
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        guard hasOnlyTitle else { return }
        textLabel?.frame = contentView.bounds.insetBy(dx: 16, dy: 6)
    }

    /// The height in a width: that of the content, of the frame, or else of a line.
    final func height(in width: CGFloat) -> CGFloat {
        if let configured { return configured.sizeThatFits(CGSize(width: width, height: 0)).height }
        if hasOnlyTitle, let textLabel {
            return textLabel.sizeThatFits(CGSize(width: max(0, width - 32), height: 0)).height + 12
        }
        if let height = contentView.contentHeight(in: width) ?? contentHeight(in: width), height > 0 { return height }
        return bounds.height > 0 ? bounds.height : 28
    }
}
