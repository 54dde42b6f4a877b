import EspalierLayoutEngine
import Foundation

/// Builds the nodes of a case from its source.
struct TreeBuilder {
    var reportsRanges = true

    func build(_ source: String) throws -> TestNode {
        try node(ViewSourceParser.parse(source), stack: nil)
    }

    private func node(_ source: ViewSource, stack: Axis?) throws -> TestNode {
        try source.modifiers.reduce(view(source.view, stack: stack)) { try modified($0, by: $1) }
    }

    /// The nodes of a view. Those of a grid row are its cells.
    private func nodes(_ source: ViewSource, stack: Axis?) throws -> [TestNode] {
        guard source.view.name == "GridRow" else { return [try node(source, stack: stack)] }
        final class Row {}
        let row = Row()
        let alignment = try source.view["alignment"].map { try vertical($0) }
        let mark = GridRowMark(row: ObjectIdentifier(row), alignment: alignment)
        return try (source.view.content ?? []).map {
            GridCellNode(try node($0, stack: nil), of: row, values: [ObjectIdentifier(GridRowKey.self): mark])
        }
    }

    /// A cell retains its row, so that no other row gets the same identity.
    private final class GridCellNode: ValueNode {
        private let row: AnyObject

        init(_ child: TestNode, of row: AnyObject, values: [ObjectIdentifier: Any]) {
            self.row = row
            super.init(child, values: values)
        }
    }

    private func leaf(
        spacing: ViewSpacing = ViewSpacing(), priority: Double = 0,
        _ rule: @escaping (ProposedViewSize) -> MeasuredSize
    ) -> TestNode {
        LeafNode(reportsRanges: reportsRanges, spacing: spacing, priority: priority, rule: rule)
    }

    private func container<L: Layout>(_ layout: L, _ call: ViewSource.Call) throws -> TestNode {
        let content = try (call.content ?? []).flatMap { try nodes($0, stack: L.layoutProperties.stackOrientation) }
        return CustomLayoutNode(
            layout, content, reportsRanges: reportsRanges,
            direction: call["direction"] == .word("rightToLeft") ? .rightToLeft : .leftToRight)
    }

    private func view(_ call: ViewSource.Call, stack: Axis?) throws -> TestNode {
        switch call.name {
        case "Box":
            let size = CGSize(width: call[0]?.number ?? 0, height: call[1]?.number ?? 0)
            return leaf { _ in .always(size) }
        case "Color":
            return leaf(FillRule.measuredSize(for:))
        case "Text":
            guard case .string(let text) = call[0] else { throw ViewSourceError(description: "Text without a string") }
            return TextNode(text, reportsRanges: reportsRanges)
        case "Spacer":
            let rule = SpacerRule(minimum: call["minLength"]?.number, axis: stack)
            return leaf(spacing: rule.spacing, priority: SpacerRule.priority, rule.measuredSize(for:))
        case "Divider":
            return leaf(DividerRule(stackAxis: stack).measuredSize(for:))
        case "HStack":
            return try container(
                HStackLayout(alignment: try vertical(call["alignment"]), spacing: call["spacing"]?.number), call)
        case "VStack":
            return try container(
                VStackLayout(alignment: try horizontal(call["alignment"]), spacing: call["spacing"]?.number), call)
        case "Grid":
            return try container(
                GridLayout(
                    alignment: try alignment(call["alignment"]), horizontalSpacing: call["horizontalSpacing"]?.number,
                    verticalSpacing: call["verticalSpacing"]?.number), call)
        case "ZStack":
            return try container(ZStackLayout(alignment: try alignment(call["alignment"])), call)
        default:
            throw ViewSourceError(description: "no view \(call.name)")
        }
    }

    private func modified(_ child: TestNode, by call: ViewSource.Call) throws -> TestNode {
        switch call.name {
        case "name":
            let node = ValueNode(child)
            guard case .word(let name) = call[0] else { throw ViewSourceError(description: "name without a name") }
            node.name = name
            return node
        case "padding": return UnaryNode(PaddingRule(insets: try insets(call)), child)
        case "frame": return try framed(child, call)
        case "offset":
            let offset = CGSize(width: call["x"]?.number ?? 0, height: call["y"]?.number ?? 0)
            return UnaryNode(OffsetRule(offset: offset), child)
        case "position":
            let point = CGPoint(x: call["x"]?.number ?? 0, y: call["y"]?.number ?? 0)
            return UnaryNode(PositionRule(position: point), child)
        case "fixedSize":
            let both = call.arguments.isEmpty
            return UnaryNode(
                FixedSizeRule(
                    horizontal: both || call["horizontal"] == .word("true"),
                    vertical: both || call["vertical"] == .word("true")), child)
        case "aspectRatio":
            let mode: ContentMode = call["contentMode"] == .word("fill") ? .fill : .fit
            return UnaryNode(AspectRatioRule(ratio: call[0]?.number, contentMode: mode), child)
        case "layoutPriority": return ValueNode(child, priority: call[0]?.number.map { Double($0) })
        case "alignmentGuide": return UnaryNode(try guide(call), child)
        case "gridCellColumns":
            return ValueNode(
                child, values: [ObjectIdentifier(GridCellColumnsKey.self): call[0]?.number.map { Int($0) } as Any])
        case "gridCellAnchor":
            let anchors: [String: UnitPoint] = ["topLeading": .topLeading, "center": .center, "bottom": .bottom]
            guard case .word(let name) = call[0], let anchor = anchors[name] else {
                throw ViewSourceError(description: "no anchor")
            }
            return ValueNode(child, values: [ObjectIdentifier(GridCellAnchorKey.self): anchor])
        case "gridColumnAlignment":
            return ValueNode(
                child, values: [ObjectIdentifier(GridColumnAlignmentKey.self): try horizontal(call[0])])
        case "gridCellUnsizedAxes":
            let axes: Axis.Set = call[0] == .word("vertical") ? .vertical : .horizontal
            return ValueNode(child, values: [ObjectIdentifier(GridCellUnsizedAxesKey.self): axes])
        case "overlay", "background":
            let alignment = try alignment(call["alignment"])
            let content = try (call.content ?? []).map { try node($0, stack: nil) }
            return LayerNode(
                LayerRule(alignment: alignment), primary: child,
                secondary: content.count == 1
                    ? content[0]
                    : CustomLayoutNode(ZStackLayout(alignment: alignment), content, reportsRanges: reportsRanges),
                isBehind: call.name == "background")
        default:
            throw ViewSourceError(description: "no modifier \(call.name)")
        }
    }

    private func framed(_ child: TestNode, _ call: ViewSource.Call) throws -> TestNode {
        let alignment = try alignment(call["alignment"])
        let flexible = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
        guard flexible.contains(where: { call[$0] != nil }) else {
            return UnaryNode(
                FrameRule(width: call["width"]?.number, height: call["height"]?.number, alignment: alignment), child)
        }
        return UnaryNode(
            FlexibleFrameRule(
                minWidth: call["minWidth"]?.number, idealWidth: call["idealWidth"]?.number,
                maxWidth: call["maxWidth"]?.number, minHeight: call["minHeight"]?.number,
                idealHeight: call["idealHeight"]?.number, maxHeight: call["maxHeight"]?.number, alignment: alignment),
            child)
    }

    private func insets(_ call: ViewSource.Call) throws -> EdgeInsets {
        if let length = call[0]?.number { return EdgeInsets(length, edges: .all) }
        if case .word(let name) = call[0] {
            let edges: [String: Edge.Set] = [
                "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
                "horizontal": .horizontal, "vertical": .vertical, "all": .all,
            ]
            guard let set = edges[name] else { throw ViewSourceError(description: "no edges \(name)") }
            return EdgeInsets(call[1]?.number ?? 16, edges: set)
        }
        return EdgeInsets(
            top: call["top"]?.number ?? 0, leading: call["leading"]?.number ?? 0, bottom: call["bottom"]?.number ?? 0,
            trailing: call["trailing"]?.number ?? 0)
    }

    /// `alignmentGuide(.leading, 20)`, or `alignmentGuide(.top, .bottom)` for the position of another guide.
    private func guide(_ call: ViewSource.Call) throws -> AlignmentGuideRule {
        let key = try (try? horizontal(call[0]))?.key ?? vertical(call[0]).key
        if let value = call[1]?.number { return AlignmentGuideRule(key: key, token: 0) { _ in value } }
        if key.axis == .horizontal {
            let other = try horizontal(call[1])
            return AlignmentGuideRule(key: key, token: 0) { $0[other] }
        }
        let other = try vertical(call[1])
        return AlignmentGuideRule(key: key, token: 0) { $0[other] }
    }
}
