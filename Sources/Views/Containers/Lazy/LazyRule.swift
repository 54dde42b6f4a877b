import EspalierLayoutEngine
import Foundation

/// The arrangement of a lazy stack or grid.
nonisolated struct LazyRule: Equatable {
    var axis: Axis
    var alignment: Alignment
    /// The distance between two lines, in points.
    var gap: CGFloat
    var pinned: PinnedScrollableViews = []
    /// The columns of a grid; nil for a stack.
    var grid: Grid?

    /// The extra distance between two sections, in points.
    var sectionGap: CGFloat = 0
    /// The corner radius of the boxes around a list's sections; nil for no boxes.
    var listRadius: CGFloat?

    /// Whether sections have elements of their own.
    var showsSections: Bool { !pinned.isEmpty || listRadius != nil }

    struct Grid: Equatable {
        var rule: LazyGridRule
        /// The alignment of views in their cells, by the index of the grid's item.
        var alignments: [Alignment?]
    }

    init(
        axis: Axis, alignment: Alignment, spacing: CGFloat?, pinned: PinnedScrollableViews, grid: Grid? = nil
    ) {
        self.axis = axis
        self.alignment = alignment
        gap = LayoutLength.sanitized(distance: spacing ?? 8)
        self.pinned = pinned
        self.grid = grid
    }

    /// The columns for a breadth.
    func columns(in breadth: CGFloat?) -> [LazyGridRule.Column] { grid?.rule.columns(in: breadth) ?? [] }

    func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

    func size(along: CGFloat, across: CGFloat) -> CGSize {
        axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    func point(along: CGFloat, across: CGFloat) -> CGPoint {
        axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }

    func proposal(across: CGFloat?) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
    }

    /// The fraction of the remaining space that is before a view.
    func acrossFraction(_ alignment: Alignment) -> CGFloat {
        axis == .vertical ? Self.horizontal(alignment) : Self.vertical(alignment)
    }

    func alongFraction(_ alignment: Alignment) -> CGFloat {
        axis == .vertical ? Self.vertical(alignment) : Self.horizontal(alignment)
    }

    private static func horizontal(_ alignment: Alignment) -> CGFloat {
        alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    }

    private static func vertical(_ alignment: Alignment) -> CGFloat {
        alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    }
}
