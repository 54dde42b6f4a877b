import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A row of a table: an image, texts and an accessory, or the views that the app adds to `contentView`.
///
/// The proxy's `backgroundColor` changes the rows of SwiftUI's lists and forms.
open class UITableViewCell: UIView {
    /// The name by which the class is registered.
    public final let reuseIdentifier: String?
    final let style: CellStyle

    /// A cell of a form.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addFilling(contentView)
    }

    /// A cell of the standard form.
    override public convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        addFilling(contentView)
    }

    /// The view for the app's subviews.
    public final let contentView = UIView(frame: .zero)

    /// The label of the title.
    open private(set) lazy var textLabel: UILabel? = label(17)
    /// The label of the second text; nil in the standard form.
    open private(set) lazy var detailTextLabel: UILabel? = {
        guard style != .default else { return nil }
        let made = label(style == .subtitle ? 12 : 17)
        if style != .subtitle { made.textColor = .secondaryLabel }
        return made
    }()
    /// The view of the image.
    open private(set) lazy var imageView: UIImageView? = {
        let made = UIImageView(frame: .zero)
        made.contentMode = .scaleAspectFit
        contentView.addSubview(made)
        return made
    }()

    private func label(_ size: CGFloat) -> UILabel {
        let made = UILabel(frame: .zero)
        made.font = .systemFont(ofSize: size)
        contentView.addSubview(made)
        return made
    }

    /// The content in place of the labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configured?.removeFromSuperview()
            configured = configuredContent == nil ? contentConfiguration?.makeContentView() : nil
            if let configured {
                contentView.addFilling(configured)
            }
            invalidateIntrinsicContentSize()
            appearanceDidChange()
        }
    }

    private(set) final var configured: UIView?

    /// The content as views of SwiftUI; nil for a cell of views of UIKit.
    var configuredContent: AnyView? { (contentConfiguration as? any ShownConfiguration)?.shownContent }

    /// The content with labels, for `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// The symbol at the end.
    open var accessoryType = AccessoryType.none {
        didSet {
            guard accessoryType != oldValue else { return }
            setNeedsLayout()
            appearanceDidChange()
        }
    }
    /// The view at the end, in place of the symbol.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }
    /// The symbol and the view at the end while the table is edited. They have no effect.
    open var editingAccessoryType = AccessoryType.none, editingAccessoryView: UIView?
    /// The distance of the content from the side, in steps.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The width of a step in points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    /// The distances of the line below the row from the sides. They have no effect.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Whether the row has a handle while the table is edited. It has no effect: the data source decides on it.
    open var showsReorderControl = false
    /// Whether the row is indented while the table is edited. It has no effect.
    open var shouldIndentWhileEditing = true

    /// The table that has made the cell for a row.
    final weak var table: UITableView?
    /// The height that the page gives a cell of views of SwiftUI, in points; nil before it is shown.
    final var shownHeight: CGFloat?
    /// Whether the cell was near the visible part, and is no longer.
    final var hasEndedDisplaying = false

    /// Called when the user taps the i at the end.
    final var accessoryAction: (() -> Void)?

    // MARK: States

    /// The appearance of the selected cell.
    open var selectionStyle = SelectionStyle.default
    /// The view behind a selected cell. Its color has an effect.
    open var selectedBackgroundView: UIView?
    /// The view behind a selected cell of a table in which several rows can be selected, in place of `selectedBackgroundView`. Its color
    /// has an effect.
    open var multipleSelectionBackgroundView: UIView?
    /// The appearance of the cell with the keyboard's focus. It has no effect: the browser draws the focus.
    open var focusStyle = FocusStyle.default
    /// Whether the cell is selected.
    open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            setNeedsUpdateConfiguration()
            appearanceDidChange()
        }
    }

    /// Selects the cell or not.
    open func setSelected(_ selected: Bool, animated: Bool) {
        isSelected = selected
    }

    /// Whether a finger is on the cell. It is never set.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }

    /// Highlights the cell or not. It is never called.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        isHighlighted = highlighted
    }

    /// Whether the table of the cell is edited. It is set by the app.
    open var isEditing = false { didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } } }

    /// Sets whether the table of the cell is edited.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    /// The state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        return state
    }

    /// Changes the configurations of a cell for a state.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// Called before the cell is shown and after its state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the background changes with the state. It has no effect: `configurationUpdateHandler` changes it.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Whether the content changes with the state. It has no effect: `configurationUpdateHandler` changes it.
    open var automaticallyUpdatesContentConfiguration = true

    private var isPrepared = false

    /// Changes the configurations for the current state.
    open func setNeedsUpdateConfiguration() {
        guard isPrepared else { return }
        updateConfiguration(using: configurationState)
    }

    /// Called before the cell is shown and after its state has changed. A subclass changes its configurations.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    /// The cell is made and configured.
    final func prepareForDisplay() {
        guard !isPrepared else { return }
        isPrepared = true
        updateConfiguration(using: configurationState)
    }

    // MARK: Background

    /// The background; nil for `backgroundColor` and `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { background.show(backgroundConfiguration, behind: self) }
    }

    private let background = ConfiguredBackground()

    /// The background for `backgroundConfiguration`.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { addFilling(backgroundView, at: 0) }
        }
    }

    /// The background of a row whose content is of SwiftUI.
    @ViewBuilder final var rowBackground: some View {
        if let backgroundConfiguration {
            backgroundConfiguration.shown
        } else if let color = selectionColor ?? backgroundView?.backgroundColor ?? backgroundColor {
            Color(color)
        }
    }

    /// Called before a cell is used again. Cells are not.
    open func prepareForReuse() {}

    override func write(to settings: inout InterfaceSettings) {
        settings.list.rowBackground = backgroundColor.map { Color($0) }
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - accessoryWidth), height: bounds.height)
        if let accessoryView {
            let size = accessoryView.bounds.size
            accessoryView.frame = CGRect(
                x: bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
        }
        placeLabels()
    }

    override var contents: AnyView? {
        AnyView(
            ZStack(alignment: .trailing) {
                selectionColor.map { Color($0) } ?? .clear
                accessorySymbol
            })
    }

    /// The color of the selected cell; nil while it is not selected.
    var selectionColor: UIColor? {
        guard isSelected, selectionStyle != .none else { return nil }
        if table?.selectsSeveral == true, let color = multipleSelectionBackgroundView?.backgroundColor { return color }
        return selectedBackgroundView?.backgroundColor ?? .systemGray4
    }

    /// The symbols at the end. An i is a button.
    @ViewBuilder final var accessorySymbol: some View {
        if accessoryView == nil, accessoryType != .none {
            HStack(spacing: 8) {
                if accessoryType.hasButton {
                    Button { [weak self] in
                        self?.accessoryAction?()
                    } label: {
                        Image(systemName: "info.circle").font(.system(size: 20)).foregroundStyle(.tint)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(SystemText.moreInfo)
                }
                if accessoryType.hasArrow {
                    accessoryImage("chevron.right").foregroundStyle(.tertiary)
                } else if accessoryType == .checkmark {
                    accessoryImage("checkmark").foregroundStyle(.tint)
                }
            }
            .padding(.trailing, 16)
        }
    }

    private func accessoryImage(_ symbol: String) -> some View {
        Image(systemName: symbol).font(.system(size: 14, weight: .semibold)).accessibilityHidden(true)
    }
}
