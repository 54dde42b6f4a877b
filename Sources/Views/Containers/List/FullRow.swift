import EspalierLayoutEngine
import Foundation

/// The trait of a view that fills a list's row and applies the row's insets itself.
enum FullRowTrait: _ViewTraitKey {
    static var defaultValue: Bool { false }
}

extension View {
    /// Adds the insets of the list's row that the view fills, and fills the row's width and least height. In another view nothing is
    /// added, because the row has its insets itself.
    nonisolated func fillingRow() -> some View {
        modifier(RowRuleModifier { PaddingRule(insets: $0 ?? EdgeInsets()) })
            .modifier(
                RowRuleModifier {
                    FlexibleFrameRule(
                        minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: $0 == nil ? nil : 44,
                        idealHeight: nil, maxHeight: nil,
                        alignment: Alignment(horizontal: .leading, vertical: .center))
                })
    }
}

/// The badge of the row that the view is in, if another view fills the row.
nonisolated struct RowBadge: View {
    @Environment(\.rowSurroundings) private var surroundings

    @MainActor var body: some View {
        if let badge = surroundings.badge { badge.foregroundStyle(.secondary) }
    }
}

/// A layout rule that depends on the insets of the row, which the environment of the row's views contains, but not that of the view
/// that makes them.
private nonisolated struct RowRuleModifier<Rule: UnaryLayout>: NodeModifier, ViewlessModifier {
    let rule: (EdgeInsets?) -> Rule

    @MainActor func makeNode(in context: NodeContext) -> RowRuleNode<Rule> { RowRuleNode(rule, in: context) }
    @MainActor func update(_ node: RowRuleNode<Rule>) {}
}

private final class RowRuleNode<Rule: UnaryLayout>: WrapperNode {
    private let make: (EdgeInsets?) -> Rule
    private var insets: EdgeInsets?
    private var rule: Rule

    init(_ make: @escaping (EdgeInsets?) -> Rule, in context: __shared NodeContext) {
        self.make = make
        rule = make(nil)
        super.init(in: context)
        environmentDidChange()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { RowRuleNode(make, in: context) }

    override func environmentDidChange() {
        guard environment.rowSurroundings.insets != insets else { return }
        insets = environment.rowSurroundings.insets
        rule = make(insets)
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        guard let item else { return .always(.zero) }
        return rule.measuredSize(for: proposal, child: item)
    }

    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        guard let item else { return nil }
        return rule.explicitAlignment(key, child: item, proposal: proposal, size: size)
    }

    override var explicitGuides: ExplicitGuides {
        guard let item else { return [] }
        return rule.explicitGuides(child: item)
    }

    override func placeItems() {
        guard let item else { return }
        let placement = rule.place(item, proposal: placedProposal, size: size)
        let itemSize = item.sizeThatFits(placement.proposal)
        item.place(
            at: mirrored(placement.origin, width: itemSize.width), proposal: placement.proposal, size: itemSize)
    }
}
