import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Places the plot of a chart, the labels of its axes around it, their titles, and the legend.
struct ChartFrame: Layout {
    /// The width of a label that is too wide, in a strip, whose labels may extend beyond its ends. Nil for a chart, which makes room for
    /// them, and in which half of the width is too wide.
    var widestInStrip: CGFloat?

    /// The place of a label at an edge of the plot.
    struct Label {
        var edge: Edge
        /// The share of the label before its position along the axis.
        var anchor: CGFloat
        /// The distance from the position along the axis, in points.
        var shift: CGFloat
        /// The distance from the plot, in points.
        var spacing: CGFloat
        var offset: CGSize
        /// Whether the label lies in the plot.
        var isInset: Bool
        /// Whether the label does not extend beyond the plot's ends.
        var isAligned: Bool
        /// The position for a length of the axis; nil outside of it.
        var position: (CGFloat) -> CGFloat?
    }

    /// The place of an axis's title.
    struct Title {
        var edge: Edge
        /// The share of the free space before the title, along the edge.
        var alignment: CGFloat
        var spacing: CGFloat
        /// The axis that it belongs to.
        var axis: Axis
    }

    /// The place of a strip of labels.
    struct Strip {
        var edge: Edge
        /// The length across the edge, in points.
        var depth: CGFloat
        /// The length by which it extends beyond both ends of the edge, in points.
        var overhang: CGFloat
        /// Whether it lies in the plot.
        var isInset: Bool
    }

    struct Legend {
        var edge: Edge
        var alignment: CGFloat
        var spacing: CGFloat
        var isOverlay = false
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var arrangement = ChartArrangement(bounds, widestInStrip: widestInStrip)
        for subview in subviews {
            switch subview[ChartFramePartKey.self] {
            case .legend(let legend): arrangement.reserve(legend, subview)
            case .title(let title): arrangement.reserve(title, subview)
            case .scrolledPlot(let edge, let depth): arrangement.reserve(depth, edge)
            case .strip(let strip) where !strip.isInset: arrangement.reserve(strip)
            case .plot, .strip, .label, .axis: break
            }
        }
        arrangement.measureLabels(subviews)
        for subview in subviews { arrangement.place(subview) }
    }
}

/// The part that a view has in a chart.
enum ChartFramePart {
    case plot
    /// A plot that scrolls together with the labels at an edge, whose depth is given.
    case scrolledPlot(Edge, depth: CGFloat)
    /// The labels at an edge of a plot that scrolls along both axes.
    case strip(ChartFrame.Strip)
    /// The area of an axis's labels.
    case axis(Axis)
    case label(ChartFrame.Label)
    case title(ChartFrame.Title)
    case legend(ChartFrame.Legend)
}

struct ChartFramePartKey: LayoutValueKey {
    static var defaultValue: ChartFramePart { .plot }
}

/// The places of the parts of a chart in its bounds.
private struct ChartArrangement {
    private let bounds: CGRect
    private let widestLabel: CGFloat
    private let isStrip: Bool
    /// The bounds without the legend and the titles.
    private var area: CGRect
    private var legendFrame = CGRect.zero
    private var titleFrames: [(Edge, CGFloat)] = []
    private var insets = EdgeInsets()
    private var nextTitle = 0

    init(_ bounds: CGRect, widestInStrip: CGFloat?) {
        self.bounds = bounds
        widestLabel = widestInStrip ?? bounds.width / 2
        isStrip = widestInStrip != nil
        area = bounds
    }

    private var plot: CGRect {
        CGRect(
            x: area.minX + insets.leading, y: area.minY + insets.top,
            width: max(0, area.width - insets.leading - insets.trailing),
            height: max(0, area.height - insets.top - insets.bottom))
    }

    // MARK: Space

    mutating func reserve(_ legend: ChartFrame.Legend, _ subview: LayoutSubview) {
        let isRow = legend.edge == .top || legend.edge == .bottom
        let size = subview.sizeThatFits(
            isRow ? ProposedViewSize(width: area.width, height: nil) : .unspecified)
        legendFrame = CGRect(origin: .zero, size: size)
        if !legend.isOverlay { take(isRow ? size.height : size.width, legend.spacing, legend.edge) }
    }

    mutating func reserve(_ title: ChartFrame.Title, _ subview: LayoutSubview) {
        let size = subview.sizeThatFits(.unspecified)
        let isRow = title.edge == .top || title.edge == .bottom
        take(isRow ? size.height : size.width, title.spacing, title.edge)
    }

    mutating func reserve(_ depth: CGFloat, _ edge: Edge) {
        switch edge {
        case .top: insets.top = max(insets.top, depth)
        case .bottom: insets.bottom = max(insets.bottom, depth)
        case .leading: insets.leading = max(insets.leading, depth)
        case .trailing: insets.trailing = max(insets.trailing, depth)
        }
    }

    mutating func reserve(_ strip: ChartFrame.Strip) {
        reserve(strip.depth, strip.edge)
        let isRow = strip.edge == .top || strip.edge == .bottom
        reserve(strip.overhang, isRow ? .leading : .top)
        reserve(strip.overhang, isRow ? .trailing : .bottom)
    }

    private mutating func take(_ length: CGFloat, _ spacing: CGFloat, _ edge: Edge) {
        let depth = min(length + spacing, edge == .top || edge == .bottom ? area.height : area.width)
        switch edge {
        case .top: area = CGRect(x: area.minX, y: area.minY + depth, width: area.width, height: area.height - depth)
        case .bottom: area.size.height -= depth
        case .leading:
            area = CGRect(x: area.minX + depth, y: area.minY, width: area.width - depth, height: area.height)
        case .trailing: area.size.width -= depth
        }
    }

    /// Reserves the space of labels: first their depth, then what those at the ends extend beyond the plot.
    mutating func measureLabels(_ subviews: LayoutSubviews) {
        var labels: [(label: ChartFrame.Label, size: CGSize)] = []
        for subview in subviews {
            if case .label(let label) = subview[ChartFramePartKey.self] { labels.append((label, size(of: subview))) }
        }
        for (label, size) in labels where !label.isInset {
            switch label.edge {
            case .top: insets.top = max(insets.top, size.height + label.spacing)
            case .bottom: insets.bottom = max(insets.bottom, size.height + label.spacing)
            case .leading: insets.leading = max(insets.leading, size.width + label.spacing)
            case .trailing: insets.trailing = max(insets.trailing, size.width + label.spacing)
            }
        }
        guard !isStrip else { return }
        let plot = plot
        for (label, size) in labels where !label.isInset && !label.isAligned {
            let isHorizontal = label.edge == .top || label.edge == .bottom
            guard let position = label.position(isHorizontal ? plot.width : plot.height) else { continue }
            let length = isHorizontal ? size.width : size.height
            let before = length * label.anchor - position
            let after = position + length * (1 - label.anchor) - (isHorizontal ? plot.width : plot.height)
            if isHorizontal {
                if before > insets.leading { insets.leading = before }
                if label.anchor > 0, after > insets.trailing { insets.trailing = after }
            } else {
                if before > insets.top { insets.top = before }
                if after > insets.bottom { insets.bottom = after }
            }
        }
    }

    private func size(of subview: LayoutSubview) -> CGSize {
        let size = subview.sizeThatFits(.unspecified)
        guard size.width > widestLabel else { return size }
        return subview.sizeThatFits(ProposedViewSize(width: widestLabel, height: nil))
    }

    // MARK: Placement

    mutating func place(_ subview: LayoutSubview) {
        switch subview[ChartFramePartKey.self] {
        case .plot:
            subview.place(
                at: CGPoint(x: plot.midX, y: plot.midY), anchor: .center, proposal: ProposedViewSize(plot.size))
        case .scrolledPlot(let edge, let depth):
            let isRow = edge == .top || edge == .bottom
            subview.place(
                at: CGPoint(
                    x: plot.minX - (edge == .leading ? depth : 0), y: plot.minY - (edge == .top ? depth : 0)),
                proposal: ProposedViewSize(
                    width: plot.width + (isRow ? 0 : depth), height: plot.height + (isRow ? depth : 0)))
        case .strip(let strip): place(subview, strip)
        case .axis(let axis): place(subview, areaOf: axis)
        case .label(let label): place(subview, label)
        case .title(let title): place(subview, title)
        case .legend(let legend): place(subview, legend)
        }
    }

    private func place(_ subview: LayoutSubview, _ label: ChartFrame.Label) {
        let size = size(of: subview)
        let isHorizontal = label.edge == .top || label.edge == .bottom
        let length = isHorizontal ? plot.width : plot.height
        guard let position = label.position(length) else {
            return subview.place(at: plot.origin, proposal: ProposedViewSize(.zero))
        }
        let extent = isHorizontal ? size.width : size.height
        var start = position + label.shift - extent * label.anchor
        if label.isAligned { start = max(0, min(start, length - extent)) }
        var origin: CGPoint
        switch label.edge {
        case .bottom: origin = CGPoint(x: plot.minX + start, y: plot.maxY + label.spacing)
        case .top: origin = CGPoint(x: plot.minX + start, y: plot.minY - label.spacing - size.height)
        case .trailing: origin = CGPoint(x: plot.maxX + label.spacing, y: plot.minY + start)
        case .leading: origin = CGPoint(x: plot.minX - label.spacing - size.width, y: plot.minY + start)
        }
        if label.isInset {
            switch label.edge {
            case .bottom: origin.y = plot.maxY - size.height - 2
            case .top: origin.y = plot.minY + 2
            case .trailing: origin = CGPoint(x: plot.maxX - size.width, y: plot.minY + position - size.height - 1)
            case .leading: origin = CGPoint(x: plot.minX, y: plot.minY + position - size.height - 1)
            }
        }
        subview.place(
            at: CGPoint(x: origin.x + label.offset.width, y: origin.y + label.offset.height),
            proposal: ProposedViewSize(size))
    }

    private func place(_ subview: LayoutSubview, _ strip: ChartFrame.Strip) {
        let (depth, overhang) = (strip.depth, strip.overhang)
        let shift = strip.isInset ? 0 : depth
        var frame: CGRect
        switch strip.edge {
        case .top, .bottom:
            frame = CGRect(x: plot.minX - overhang, y: 0, width: plot.width + 2 * overhang, height: depth)
            frame.origin.y = strip.edge == .top ? plot.minY - shift : plot.maxY - depth + shift
        case .leading, .trailing:
            frame = CGRect(x: 0, y: plot.minY - overhang, width: depth, height: plot.height + 2 * overhang)
            frame.origin.x = strip.edge == .leading ? plot.minX - shift : plot.maxX - depth + shift
        }
        subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }

    private func place(_ subview: LayoutSubview, areaOf axis: Axis) {
        let frame =
            axis == .horizontal
            ? CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: area.maxY - plot.maxY)
            : insets.leading > insets.trailing
                ? CGRect(x: area.minX, y: plot.minY, width: insets.leading, height: plot.height)
                : CGRect(x: plot.maxX, y: plot.minY, width: area.maxX - plot.maxX, height: plot.height)
        subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }

    private func place(_ subview: LayoutSubview, _ title: ChartFrame.Title) {
        let size = subview.sizeThatFits(.unspecified)
        let x = plot.minX + (plot.width - size.width) * title.alignment
        let y = plot.minY + (plot.height - size.height) * title.alignment
        let origin: CGPoint =
            switch title.edge {
            case .top:
                CGPoint(
                    x: title.axis == .vertical ? area.minX + (area.width - size.width) * title.alignment : x,
                    y: area.minY - title.spacing - size.height)
            case .bottom: CGPoint(x: x, y: area.maxY + title.spacing)
            case .leading: CGPoint(x: area.minX - title.spacing - size.width, y: y)
            case .trailing: CGPoint(x: area.maxX + title.spacing, y: y)
            }
        subview.place(at: origin, proposal: ProposedViewSize(size))
    }

    private func place(_ subview: LayoutSubview, _ legend: ChartFrame.Legend) {
        let size = legendFrame.size
        let target = legend.isOverlay ? plot : bounds
        let x = target.minX + (target.width - size.width) * legend.alignment
        let y = target.minY + (target.height - size.height) * legend.alignment
        let origin: CGPoint =
            switch legend.edge {
            case .top: CGPoint(x: x, y: target.minY)
            case .bottom: CGPoint(x: x, y: target.maxY - size.height)
            case .leading: CGPoint(x: target.minX, y: y)
            case .trailing: CGPoint(x: target.maxX - size.width, y: y)
            }
        subview.place(at: origin, proposal: ProposedViewSize(size))
    }
}

extension ChartFrame.Title {
    /// Titles stand below the plot, and above its trailing edge.
    init(_ title: ChartSettings.AxisTitle, _ axis: Axis) {
        self.axis = axis
        spacing = title.spacing ?? 4
        switch title.position.storage {
        case .top, .topLeading, .topTrailing: edge = .top
        case .bottom, .bottomLeading, .bottomTrailing: edge = .bottom
        case .leading: edge = .leading
        case .trailing: edge = .trailing
        case .automatic, .overlay: edge = axis == .horizontal ? .bottom : .top
        }
        let isRow = edge == .top || edge == .bottom
        let automatic: CGFloat = axis == .horizontal ? 0.5 : isRow ? 1 : 0.5
        alignment = title.alignment.map { isRow ? $0.unitPoint.x : $0.unitPoint.y } ?? automatic
    }
}

extension ChartFrame.Legend {
    init(_ legend: ChartSettings.Legend) {
        spacing = legend.spacing ?? 8
        switch legend.position.storage {
        case .top, .topLeading, .topTrailing: edge = .top
        case .leading: edge = .leading
        case .trailing: edge = .trailing
        case .overlay:
            edge = .top
            isOverlay = true
        case .automatic, .bottom, .bottomLeading, .bottomTrailing: edge = .bottom
        }
        let isRow = edge == .top || edge == .bottom
        let automatic: CGFloat =
            switch legend.position.storage {
            case .topTrailing, .bottomTrailing: 1
            default: 0
            }
        alignment = legend.alignment.map { isRow ? $0.unitPoint.x : $0.unitPoint.y } ?? automatic
    }
}
