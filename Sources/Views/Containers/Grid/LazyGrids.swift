public import Foundation
public import LayoutEngine

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        /// Exactly so many points.
        case fixed(CGFloat)
        /// A share of the room, within bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit into its share of the room.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next item, in points; nil for 8.
    public var spacing: CGFloat?
    /// Where a view stands in its cell; nil for the middle.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    fileprivate var track: LazyGridRule.Track {
        switch size {
        case .fixed(let length): LazyGridRule.Track(.fixed(length), spacing: spacing)
        case .flexible(let minimum, let maximum):
            LazyGridRule.Track(.flexible(minimum: minimum, maximum: maximum), spacing: spacing)
        case .adaptive(let minimum, let maximum):
            LazyGridRule.Track(.adaptive(minimum: minimum, maximum: maximum), spacing: spacing)
        }
    }
}

/// Views in columns, row after row, each row as high as its highest view. It is as wide as offered.
public nonisolated struct LazyVGrid<Content: View>: _PrimitiveView {
    public typealias Body = Never

    let layout: LazyGridLayout
    let content: Content

    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        view.layout.makeContainer(.lazyGrid, content: view.content, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        view.layout.updateContainer(node, content: view.content)
    }
}

/// Views in rows, column after column, each column as wide as its widest view. It is as high as offered.
public nonisolated struct LazyHGrid<Content: View>: _PrimitiveView {
    public typealias Body = Never

    let layout: LazyGridLayout
    let content: Content

    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        view.layout.makeContainer(.lazyGrid, content: view.content, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        view.layout.updateContainer(node, content: view.content)
    }
}

extension ContainerKind where L == LazyGridLayout {
    static let lazyGrid = ContainerKind("Grid") { left, right in
        left.axis == right.axis && left.rule == right.rule && left.alignment == right.alignment
            && left.gap == right.gap && left.items.map(\.alignment) == right.items.map(\.alignment)
    }
}

/// The layout of both grids: `axis` is the one along which lines follow each other.
struct LazyGridLayout: Layout {
    let axis: Axis
    let items: [GridItem]
    let alignment: Alignment
    let gap: CGFloat
    let rule: LazyGridRule

    init(axis: Axis, items: [GridItem], alignment: Alignment, spacing: CGFloat?) {
        self.axis = axis
        self.items = items
        self.alignment = alignment
        gap = LayoutLength.sanitized(distance: spacing ?? 8)
        rule = LazyGridRule(items.map(\.track))
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.placesEverySubview = true
        return properties
    }

    private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
    private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

    private func proposal(_ column: LazyGridRule.Column) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: column.length, height: nil) : ProposedViewSize(width: nil, height: column.length)
    }

    /// The length of each line: that of its longest view.
    private func lines(_ columns: [LazyGridRule.Column], _ subviews: Subviews) -> [CGFloat] {
        var lines: [CGFloat] = []
        for index in subviews.indices {
            let (line, place) = index.quotientAndRemainder(dividingBy: columns.count)
            let length = along(subviews[index].sizeThatFits(proposal(columns[place])))
            if line == lines.count { lines.append(length) } else { lines[line] = max(lines[line], length) }
        }
        return lines
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let offered = axis == .vertical ? proposal.width : proposal.height
        let columns = rule.columns(in: offered)
        let lines = lines(columns, subviews)
        let length = lines.reduce(0, +) + gap * CGFloat(max(0, lines.count - 1))
        let used = columns.map { $0.start + $0.length }.max() ?? 0
        let breadth = max(used, LayoutLength.sanitized(offered) ?? used)
        return axis == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    func placeSubviews(in bounds: CGRect, proposal offer: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let columns = rule.columns(in: across(bounds.size))
        let lines = lines(columns, subviews)
        let used = columns.map { $0.start + $0.length }.max() ?? 0
        let shift = (across(bounds.size) - used) * fraction(alignment)
        var position: CGFloat = 0
        for (line, length) in lines.enumerated() {
            for place in columns.indices {
                let index = line * columns.count + place
                guard index < subviews.count else { break }
                let column = columns[place]
                let size = subviews[index].sizeThatFits(proposal(column))
                let own = items.indices.contains(column.track) ? items[column.track].alignment ?? .center : .center
                let inColumn = (column.length - across(size)) * fraction(own)
                let inLine = (length - along(size)) * lineFraction(own)
                let x = axis == .vertical ? shift + column.start + inColumn : position + inLine
                let y = axis == .vertical ? position + inLine : shift + column.start + inColumn
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), anchor: .topLeading, proposal: proposal(column)
                )
            }
            position += length + gap
        }
    }

    private func fraction(_ alignment: Alignment) -> CGFloat {
        axis == .vertical ? horizontal(alignment) : vertical(alignment)
    }

    private func lineFraction(_ alignment: Alignment) -> CGFloat {
        axis == .vertical ? vertical(alignment) : horizontal(alignment)
    }

    private func horizontal(_ alignment: Alignment) -> CGFloat {
        alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    }

    private func vertical(_ alignment: Alignment) -> CGFloat {
        alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    }
}
