import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Modifies the semantics of a view.
package nonisolated struct AccessibilityModifier: ViewlessModifier {
    let change: AccessibilityChange

    @MainActor package static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext)
        -> _ViewNode
    {
        if AccessibilityDepth.of(V.self) > 0 {
            let inner = V._makeNode(content, in: context)
            paired(inner, as: AccessibilityNode.self).append(modifier.change)
            return inner
        }
        let node = AccessibilityNode([modifier.change], in: context)
        node.content = V._makeNode(content, in: NodeContext(parent: node))
        return node
    }

    @MainActor package static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        let depth = AccessibilityDepth.of(V.self)
        if depth > 0 { V._updateNode(node, to: content) }
        let node = paired(node, as: AccessibilityNode.self)
        node.update(to: modifier.change, at: depth)
        if depth == 0, let inner = node.content { V._updateNode(inner, to: content) }
    }
}

/// The number of accessibility modifiers at the outside of a view type. Successive accessibility modifiers describe the
/// same view, so they share a node.
@MainActor
private enum AccessibilityDepth {
    private static var known: [ObjectIdentifier: Int] = [:]

    static func of<V: View>(_ type: V.Type) -> Int {
        let identifier = ObjectIdentifier(type)
        if let known = known[identifier] { return known }
        let depth = (type as? any AccessibilityModified.Type)?.depth ?? 0
        known[identifier] = depth
        return depth
    }
}

/// A view with an accessibility modifier at its outside.
private protocol AccessibilityModified {
    static var depth: Int { get }
}

extension ModifiedContent: AccessibilityModified where Content: View, Modifier == AccessibilityModifier {
    fileprivate static var depth: Int { 1 + ((Content.self as? any AccessibilityModified.Type)?.depth ?? 0) }
}

/// Adds accessibility semantics to the element of the content, or to a box around the content if it has no single
/// element.
final class AccessibilityNode: WrapperNode {
    /// The changes, innermost first.
    @exclusivity(unchecked) private var changes: ContiguousArray<AccessibilityChange>
    @exclusivity(unchecked) private var mergedFrom: DisplayNode?
    /// The item's frame when `lastDisplay` was made.
    @exclusivity(unchecked) private var displayedFrame = CGRect.zero

    init(_ changes: ContiguousArray<AccessibilityChange>, in context: __shared NodeContext) {
        self.changes = changes
        super.init(in: context)
    }

    func append(_ change: AccessibilityChange) {
        changes.append(change)
        if change.addsTabBar { content?.setEnvironment(environmentForChildren()) }
    }

    func update(to newChange: AccessibilityChange, at index: Int) {
        guard newChange != changes[index] else { return }
        changes[index] = newChange
        setNeedsDisplay()
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { AccessibilityNode(changes, in: context) }

    override func refresh(_ copy: WrapperNode) {
        let copy = paired(copy, as: AccessibilityNode.self)
        for (index, change) in changes.enumerated() { copy.update(to: change, at: index) }
    }

    /// A tappable view in a tab bar is a tab.
    override func environmentForChildren(in outer: EnvironmentValues) -> EnvironmentValues {
        guard changes.contains(where: \.addsTabBar) else { return outer }
        var inner = outer
        inner.isInTabBar = true
        return inner
    }

    override func environmentDidChange() { setNeedsDisplay() }

    override func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        guard let item else { return }
        let frame = PixelGrid.round(CGRect(origin: position, size: size))
        let changed = needsDisplay
        if !changed, !hasDisplayChangesBelow, let last = lastDisplay, displayedFrame.size == frame.size {
            let moved = last.moved(by: frame.origin, from: displayedFrame.origin, animation: builder.animation)
            displayedFrame = frame
            builder.append(moved, of: self)
            return
        }
        displayedFrame = frame
        let nodes = builder.nodes(of: item, at: item.origin)
        if nodes.count == 1, canDescribe(nodes[0]) {
            let only = nodes[0]
            let moved = only.frame.offsetBy(dx: frame.minX, dy: frame.minY)
            if !changed, mergedFrom === only, let last = lastDisplay, last.frame == moved {
                builder.append(last, of: self)
                return
            }
            mergedFrom = only
            var semantics = only.semantics ?? Semantics()
            describe(nodes, in: &semantics)
            builder.append(
                only.replacing(
                    frame: moved, semantics: .some(semantics), animation: changed ? builder.animation : nil), of: self)
            return
        }
        mergedFrom = nil
        var semantics = Semantics(role: .group)
        describe(nodes, in: &semantics)
        builder.append(
            DisplayNode(
                id: displayNumber, type: "Group", frame: frame, semantics: semantics,
                children: DisplayChildren(nodes), animation: builder.animation), of: self)
    }

    /// Notes that the container has moved the element. `frame` is the item's frame there.
    func didMove(to element: DisplayNode, at frame: CGRect) {
        guard lastDisplay != nil else { return }
        lastDisplay = element
        displayedFrame = frame
    }

    private func describe(_ nodes: ContiguousArray<DisplayNode>, in semantics: inout Semantics) {
        let environment = environment.textEnvironment(graph)
        for change in changes {
            change.apply(to: &semantics, in: environment)
            combine(nodes, by: change, in: &semantics)
        }
    }

    /// Whether the element of the content can carry the semantics of the modifiers.
    private func canDescribe(_ node: DisplayNode) -> Bool {
        node.canBeGroup || !changes.contains(where: \.isGroup)
    }
}

extension AccessibilityNode {
    /// Labels an element made of several parts with all their labels. Parts that are interactive remain separate
    /// elements.
    private func combine(
        _ nodes: ContiguousArray<DisplayNode>, by change: AccessibilityChange, in semantics: inout Semantics
    ) {
        guard case .element(let children) = change, children != .contain else { return }
        if DisplayChildren(nodes).isInteractive { semantics.role = .group }
        guard children == .combine else { return }
        var names: [String] = []
        for node in nodes { node.collectNames(into: &names) }
        if semantics.label == nil, !names.isEmpty { semantics.label = names.joined(separator: ", ") }
    }
}

extension DisplayNode {
    /// Collects the labels of the node's contents, in reading order.
    fileprivate func collectNames(into names: inout [String]) {
        if semantics?.isHidden == true { return }
        if let label = semantics?.label, !label.isEmpty {
            names.append(label)
            return
        }
        switch content {
        case .text(let text) where !text.isEmpty: names.append(text.plainText)
        case .image(let image): if let name = image.alternative { names.append(name) }
        default: break
        }
        for child in children { child.collectNames(into: &names) }
    }

    /// Whether the node has no semantics of its own, so that it may become a group.
    fileprivate var canBeGroup: Bool {
        guard events.isEmpty, semantics?.role == nil else { return false }
        switch content {
        case .box, .flow, .part: return true
        default: return false
        }
    }
}

private enum IsInTabBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var isInTabBar: Bool {
        get { self[IsInTabBarKey.self] }
        set { self[IsInTabBarKey.self] = newValue }
    }
}
