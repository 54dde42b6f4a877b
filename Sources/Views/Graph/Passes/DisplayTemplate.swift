import EspalierDisplayTree
import Foundation

/// The nodes that the last page of a kind showed first, in the order in which they were made.
///
/// Most who open a page see the same. A new page takes over each of these nodes that it would make just so: then a session has
/// no display tree of its own until something changes in it, and what does not change stays shared.
@MainActor
final class DisplayTemplate {
    private var nodes: ContiguousArray<DisplayNode> = []
    private var position = 0

    /// Of long pages only the beginning is kept.
    private static let capacity = 512

    private struct Key: Hashable {
        let content: ObjectIdentifier
        let width: CGFloat
    }

    private static var templates: [Key: DisplayTemplate] = [:]
    /// Beyond this the table starts anew: windows may be of any width.
    private static let limit = 64

    /// The template of the pages whose content is of a type, in windows of a width.
    static func of<Content>(_ type: Content.Type, width: CGFloat) -> DisplayTemplate {
        let key = Key(content: ObjectIdentifier(type), width: width)
        if let known = templates[key] { return known }
        if templates.count >= limit { templates.removeAll() }
        let made = DisplayTemplate()
        templates[key] = made
        return made
    }

    /// To be called before the first node of a page.
    func begin() {
        position = 0
    }

    /// A node as the last page had it, where that is the same; else the node, which the next page may have.
    func shared(_ node: DisplayNode) -> DisplayNode {
        guard position < Self.capacity else { return node }
        defer { position += 1 }
        guard position < nodes.count else {
            nodes.append(node)
            return node
        }
        if nodes[position].isInterchangeable(with: node) { return nodes[position] }
        nodes[position] = node
        return node
    }
}
