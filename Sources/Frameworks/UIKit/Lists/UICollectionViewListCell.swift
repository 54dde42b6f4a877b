import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A row of a list, with accessories at its edges.
open class UICollectionViewListCell: UICollectionViewCell {
    /// The role in the list for which the cell was made; nil outside of lists.
    final var role: ListRole?

    /// The content for `contentConfiguration`, by the place of the cell in its list: a row, a header or a footer.
    open func defaultContentConfiguration() -> UIListContentConfiguration { role?.content ?? .cell() }

    /// The symbols, texts and controls at the edges.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            setNeedsLayout()
            appearanceDidChange()
        }
    }

    /// The number of steps by which the content is indented.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { appearanceDidChange() } } }
    /// The length of such a step in points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { appearanceDidChange() } } }
    /// Whether the accessories are indented too. It has no effect: those at the leading edge are.
    open var indentsAccessories = true
    /// The part of the cell below which the line is. It has no effect.
    public private(set) final lazy var separatorLayoutGuide = UILayoutGuide(of: self) { _ in .zero }

    private func accessories(_ isLeading: Bool, _ isEditing: Bool) -> [UICellAccessory] {
        accessories.filter { $0.isLeading == isLeading && $0.isShown(isEditing: isEditing) }
    }

    final func trailingAccessories(isEditing: Bool) -> AccessoryRow? { row(accessories(false, isEditing)) }
    final func leadingAccessories(isEditing: Bool) -> AccessoryRow? { row(accessories(true, isEditing)) }

    private func row(_ accessories: [UICellAccessory]) -> AccessoryRow? {
        accessories.isEmpty ? nil : AccessoryRow(accessories: accessories)
    }

    // Outside of a list, the cell shows its accessories itself, beside the content.
    override open func layoutSubviews() {
        super.layoutSubviews()
        let leading = width(accessories(true, false))
        let trailing = width(accessories(false, false))
        contentView.frame = CGRect(
            x: leading, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height)
    }

    private func width(_ accessories: [UICellAccessory]) -> CGFloat {
        guard let row = row(accessories) else { return 0 }
        return MeasuredContent.size(of: AnyView(row), for: .unspecified).width + 16
    }

    override var contents: AnyView? {
        AnyView(
            HStack {
                leadingAccessories(isEditing: false)
                Spacer(minLength: 0)
                trailingAccessories(isEditing: false)
            }
            .padding(.horizontal, 16)
            .background { rowBackground })
    }
}
