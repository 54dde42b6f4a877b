import EspalierDisplayTree
import Foundation

/// The first nodes of the last page of a kind, in the order in which they were made.
///
/// Most users see the same page when they open it. A new page reuses each of these nodes that equals its own. A session
/// then has no display tree of its own until something changes, and it keeps sharing the unchanged parts.
@MainActor
final class DisplayTemplate {
    private var nodes: ContiguousArray<DisplayNode> = []
    private var position = 0

    /// The number of nodes that are stored. The rest of a long page is not shared.
    private static let capacity = 512

    private struct Key: Hashable {
        let content: ObjectIdentifier
        let width: CGFloat
    }

    private static var templates: [Key: DisplayTemplate] = [:]
    /// The largest number of templates. Beyond it the table is emptied, because windows may have any width.
    private static let limit = 64

    /// The template for pages with content of a type, in windows of a width.
    static func of<Content>(_ type: Content.Type, width: CGFloat) -> DisplayTemplate {
        let key = Key(content: ObjectIdentifier(type), width: width)
        if let known = templates[key] { return known }
        if templates.count >= limit { templates.removeAll() }
        let made = DisplayTemplate()
        templates[key] = made
        return made
    }

    static func removeAll() { templates = [:] }

    /// Must be called before the first node of a page.
    func begin() {
        position = 0
    }

    /// Whether the next node may be shared.
    var hasRoom: Bool { position < Self.capacity }

    /// The node of the last page if it equals `node`; otherwise `node`, which is stored for the next page.
    func shared(_ node: DisplayNode) -> DisplayNode {
        defer { position += 1 }
        if position == nodes.count {
            nodes.append(node)
        } else if nodes[position].isInterchangeable(with: node) {
            return nodes[position]
        } else {
            nodes[position] = node
        }
        return node
    }
}
