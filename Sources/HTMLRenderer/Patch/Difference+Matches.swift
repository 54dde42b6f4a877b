import EspalierDisplayTree
import EspalierLayoutEngine

extension Difference {
    /// Pairs the inserted nodes of a `matchedGeometryEffect` with the removed node of the same identity, or else with
    /// one that is still present. Nodes that are leaving count as removed.
    mutating func matches(_ old: DisplayTree, _ new: DisplayTree) -> [PatchOperation] {
        var inserted: [(node: DisplayNode, number: Int, animation: DisplayAnimation)] = []
        for insertion in insertions where insertion.operation >= 0 {
            let animation = insertion.animation.map { animations[$0] }
            Self.forEachMatched(insertion.node) { node, number in
                if let animation = node.animation ?? animation { inserted.append((node, number, animation)) }
            }
        }
        if inserted.isEmpty { return [] }
        var sources: [Int: Int] = [:]
        for removal in removals where !removal.isMove {
            Self.forEachMatched(removal.node) { node, number in sources[number] = node.id }
        }
        Self.forEachLeaving(new.root) { leaving in
            Self.forEachMatched(leaving) { node, number in sources[number] = node.id }
        }
        if inserted.contains(where: { sources[$0.number] == nil }) {
            Self.forEachMatched(old.root) { node, number in
                if sources[number] == nil { sources[number] = node.id }
            }
        }
        return inserted.compactMap { entry in
            guard let source = sources[entry.number], let animation = index(of: entry.animation) else { return nil }
            return .match(entry.node.id, from: source, animation: animation)
        }
    }

    private static func forEachLeaving(_ node: DisplayNode, _ body: (DisplayNode) -> Void) {
        if node.isLeaving { return body(node) }
        for child in node.children { forEachLeaving(child, body) }
    }

    private static func forEachMatched(_ node: DisplayNode, _ body: (DisplayNode, Int) -> Void) {
        if let match = node.matchedGeometry { body(node, match.number) }
        for child in node.children { forEachMatched(child, body) }
    }
}
