import EspalierDisplayTree
import Foundation

/// What a display tree shows, as text: everything but the nodes' numbers and how a change came about.
@MainActor
enum DisplayDescription {
    static func of(_ tree: DisplayTree) -> String {
        var numbers: [Int: Int] = [:]
        func count(_ node: DisplayNode) {
            numbers[node.id] = numbers.count
            for child in node.children { count(child) }
        }
        count(tree.root)
        var lines: [String] = ["scheme \(String(describing: tree.colorScheme))"]
        func visit(_ node: DisplayNode, _ indentation: String) {
            lines.append("\(indentation)\(node.type) \(node.frame) events \(node.events.rawValue)")
            let parts: [(String, Any?)] = [
                ("content", node.content), ("appearance", node.appearance), ("semantics", node.semantics),
                ("gesture", node.gesture), ("transition", node.transition),
            ]
            for (name, part) in parts {
                if let part { lines.append("\(indentation)  \(name) \(describe(part, numbers, depth: 0))") }
            }
            if let pressed = node.pressed { visit(pressed.node, indentation + "  pressed ") }
            for child in node.children { visit(child, indentation + "  ") }
        }
        visit(tree.root, "")
        return lines.joined(separator: "\n")
    }

    private static func describe(_ value: Any, _ numbers: [Int: Int], depth: Int) -> String {
        guard depth < 12 else { return "…" }
        if let node = value as? DisplayNode {
            let parts: [Any?] = [node.content, node.appearance, node.semantics]
            let children = node.children.map { describe($0, numbers, depth: depth + 1) }
            let texts = parts.compactMap { $0 }.map { describe($0, numbers, depth: depth + 1) } + children
            return "[\(node.type) \(node.frame) \(texts.joined(separator: "; "))]"
        }
        let mirror = Mirror(reflecting: value)
        var children: [String] = []
        var current: Mirror? = mirror
        while let layer = current {
            for child in layer.children {
                let text = describe(child.value, numbers, depth: depth + 1)
                children.append(child.label.map { "\($0): \(text)" } ?? text)
            }
            current = layer.superclassMirror
        }
        if mirror.displayStyle == .enum, children.isEmpty { return "\(value)" }
        if children.isEmpty { return mirror.displayStyle == .class ? "\(type(of: value))" : "\(value)" }
        if mirror.displayStyle == .set { children.sort() }
        return "(\(children.joined(separator: ", ")))"
    }
}
