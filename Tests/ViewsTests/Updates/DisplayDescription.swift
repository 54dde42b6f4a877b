import EspalierDisplayTree
import Foundation

/// Describes a display tree without the nodes' numbers and the animations of changes.
@MainActor
enum DisplayDescription {
    /// The first difference between two trees; nil if they show the same.
    static func difference(_ tree: DisplayTree, _ expected: DisplayTree) -> String? {
        if tree.colorScheme != expected.colorScheme { return "another color scheme" }
        return difference(tree.root, expected.root)
    }

    private static func difference(_ node: DisplayNode, _ expected: DisplayNode) -> String? {
        if node === expected { return nil }
        let children = (Array(node.children), Array(expected.children))
        if children.0.count != children.1.count {
            return "\(node.type): \(children.0.count) nodes, expected \(children.1.count)"
        }
        // Descriptions are expensive, so only nodes that may differ are described.
        let (own, other) = (bare(node), bare(expected))
        if !own.isInterchangeable(with: other) {
            let (text, expectedText) = (describe(own, depth: 0), describe(other, depth: 0))
            if text != expectedText { return "\(text), expected \(expectedText)" }
        }
        for (child, other) in zip(children.0, children.1) {
            if let found = difference(child, other) { return found }
        }
        return nil
    }

    private static func bare(_ node: DisplayNode) -> DisplayNode {
        node.replacing(id: 0, children: DisplayChildren.none)
    }

    private static func describe(_ value: Any, depth: Int) -> String {
        guard depth < 14 else { return "…" }
        if let node = value as? DisplayNode {
            let parts: [Any?] = [
                node.content, node.appearance, node.semantics, node.gesture, node.transition, node.pressed?.node,
            ]
            let texts = parts.compactMap { $0 }.map { describe($0, depth: depth + 1) }
            let children = node.children.map { describe($0, depth: depth + 1) }
            let head = "\(node.type) \(node.frame) \(node.events.rawValue)"
            return "[\(head) \((texts + children).joined(separator: "; "))]"
        }
        var children: [String] = []
        var mirror: Mirror? = Mirror(reflecting: value)
        let style = mirror?.displayStyle
        while let layer = mirror {
            for child in layer.children {
                let text = describe(child.value, depth: depth + 1)
                children.append(child.label.map { "\($0): \(text)" } ?? text)
            }
            mirror = layer.superclassMirror
        }
        if children.isEmpty { return style == .class ? "\(type(of: value))" : "\(value)" }
        if style == .set { children.sort() }
        return "(\(children.joined(separator: ", ")))"
    }
}
