import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A row of a table: an image, texts and an accessory, or the views that the app adds to `contentView`.
///
/// The proxy's `backgroundColor` changes the rows of SwiftUI's lists and forms.
open class UITableViewCell: UIView {
    /// The name by which the class is registered.
    public final let reuseIdentifier: String?
    private let style: CellStyle

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

    private var configured: UIView?

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
    /// The appearance of the selected cell.
    open var selectionStyle = SelectionStyle.default
    /// The view behind a selected cell. Its color has an effect.
    open var selectedBackgroundView: UIView?
    /// Whether the cell is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { appearanceDidChange() } } }

    /// Selects the cell or not.
    open func setSelected(_ selected: Bool, animated: Bool) {
        isSelected = selected
    }

    /// Called before a cell is used again. Cells are not.
    open func prepareForReuse() {}

    override func write(to settings: inout InterfaceSettings) {
        settings.list.rowBackground = backgroundColor.map { Color($0) }
    }

    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.bounds.width + 16 }
        return accessoryType == .none ? 0 : 34
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

    private var hasLabels: Bool { contentView.subviews.contains { $0 is UILabel } && configured == nil }

    private func placeLabels() {
        guard hasLabels else { return }
        let area = contentView.bounds
        var left: CGFloat = 16
        if let image = contentView.subviews.lazy.compactMap({ $0 as? UIImageView }).first, image === imageView,
            let size = image.image?.size
        {
            let side = CGSize(width: min(size.width, 60), height: min(size.height, area.height - 8))
            image.frame = CGRect(x: 16, y: (area.height - side.height) / 2, width: side.width, height: side.height)
            left = image.frame.maxX + 16
        }
        let width = max(0, area.width - left - 16)
        let title = textLabel?.sizeThatFits(CGSize(width: width, height: 0)) ?? .zero
        guard let detail = detailTextLabel, detail.text?.isEmpty == false else {
            textLabel?.frame = CGRect(x: left, y: 0, width: width, height: area.height)
            return
        }
        let second = detail.sizeThatFits(CGSize(width: width, height: 0))
        if style == .subtitle {
            let top = (area.height - title.height - second.height) / 2
            textLabel?.frame = CGRect(x: left, y: top, width: width, height: title.height)
            detail.frame = CGRect(x: left, y: top + title.height, width: width, height: second.height)
        } else {
            let end = min(second.width, width)
            textLabel?.frame = CGRect(x: left, y: 0, width: max(0, width - end - 8), height: area.height)
            detail.frame = CGRect(x: left + width - end, y: 0, width: end, height: area.height)
        }
    }

    /// The height in a width: that of the content, and not less than that of the list's rows.
    func height(in width: CGFloat) -> CGFloat {
        let inner = max(0, width - accessoryWidth)
        if let configured {
            return configured.sizeThatFits(CGSize(width: inner, height: 0)).height
        }
        if let height = contentView.contentHeight(in: inner) ?? contentHeight(in: width), height > 0 { return height }
        guard hasLabels, style == .subtitle, let detail = detailTextLabel, let textLabel else { return 44 }
        let space = CGSize(width: max(0, inner - 32), height: 0)
        return max(44, textLabel.sizeThatFits(space).height + detail.sizeThatFits(space).height + 12)
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
        return selectedBackgroundView?.backgroundColor ?? .systemGray4
    }

    /// The symbol at the end.
    @ViewBuilder var accessorySymbol: some View {
        if accessoryView == nil, let symbol = accessoryType.symbol {
            let isArrow = accessoryType == .disclosureIndicator
            Image(systemName: symbol)
                .font(.system(size: 14, weight: .semibold))
                .foregroundStyle(isArrow ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.tint))
                .padding(.trailing, 16)
                .accessibilityHidden(true)
        }
    }

    /// The forms of cells.
    public enum CellStyle: Int, Sendable {
        /// A text; a text and a second one at the end; the same; a text above a smaller one.
        case `default`, value1, value2, subtitle
    }

    /// The symbols at the end of cells.
    public enum AccessoryType: Int, Sendable {
        /// None; an arrow; an i with an arrow; a check mark; an i.
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

        fileprivate var symbol: String? {
            switch self {
            case .none: nil
            case .disclosureIndicator: "chevron.right"
            case .detailDisclosureButton, .detailButton: "info.circle"
            case .checkmark: "checkmark"
            }
        }
    }

    /// The appearances of selected cells. All but `none` are the same.
    public enum SelectionStyle: Int, Sendable {
        /// None; gray.
        case none, blue, gray, `default`
    }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// None; a line; a line.
        case none, singleLine, singleLineEtched
    }

    /// The ways in which the user changes a row.
    public enum EditingStyle: Int, Sendable {
        /// None; the row is deleted; a row is added.
        case none, delete, insert
    }
}
