import EspalierDisplayTree
import Foundation

/// Compares a button with the same button pressed, and adds the differences to the nodes of the first.
///
/// Nodes at the same position with the same content get the appearance, position and size of the other one as a
/// variant, which the browser switches to. If the content itself differs (a text, a symbol, a path, the number of
/// views), both versions are in the page; the pressed one is hidden at the end of the button.
@MainActor
struct PressedStyles {
    /// The animations toward pressed nodes, by display number; known when a node is first shown.
    private(set) var animations: [Int: DisplayAnimation]
    private var extra: ContiguousArray<DisplayNode> = []

    init(animations: [Int: DisplayAnimation]) {
        self.animations = animations
    }

    /// The nodes of the button with their pressed variants.
    mutating func merge(_ nodes: ContiguousArray<DisplayNode>, _ pressed: ContiguousArray<DisplayNode>)
        -> ContiguousArray<DisplayNode>
    {
        for node in pressed { noteAnimations(node) }
        let merged = mergeChildren(nodes, pressed, shift: .zero) ?? swap(nodes, pressed, shift: .zero)
        return merged + extra
    }

    private mutating func noteAnimations(_ node: DisplayNode) {
        if let animation = node.animation, animations[node.id] == nil { animations[node.id] = animation }
        for child in node.children { noteAnimations(child) }
    }

    private mutating func mergeChildren(
        _ nodes: ContiguousArray<DisplayNode>, _ pressed: ContiguousArray<DisplayNode>, shift: CGPoint
    ) -> ContiguousArray<DisplayNode>? {
        guard nodes.count == pressed.count else { return nil }
        var result: ContiguousArray<DisplayNode> = []
        for (node, other) in zip(nodes, pressed) {
            if let merged = merge(node, other, shift: shift) {
                result.append(merged)
            } else {
                result.append(contentsOf: swap([node], [other], shift: shift))
            }
        }
        return result
    }

    /// The node with its variant; nil if the two cannot be one element.
    private mutating func merge(_ node: DisplayNode, _ pressed: DisplayNode, shift: CGPoint) -> DisplayNode? {
        guard node.type == pressed.type, node.hasSameContent(as: pressed) else { return nil }
        var result = node
        if !node.children.isEmpty || !pressed.children.isEmpty {
            if case .flow = node.content, !zip(node.children, pressed.children).allSatisfy({ $0.frame == $1.frame }) {
                return nil
            }
            let inner = CGPoint(x: shift.x + pressed.frame.minX, y: shift.y + pressed.frame.minY)
            let children = ContiguousArray(node.children)
            guard let merged = mergeChildren(children, ContiguousArray(pressed.children), shift: inner) else {
                return nil
            }
            if !merged.elementsEqual(children, by: ===) { result = node.replacing(children: DisplayChildren(merged)) }
        }
        if node.isEqualInAppearance(to: pressed) { return result }
        return result.replacing(pressed: DisplayPressed(node: pressed, animation: animations[pressed.id]))
    }

    /// Hides the nodes while the button is pressed, and shows the others, which are hidden otherwise.
    private mutating func swap(
        _ nodes: ContiguousArray<DisplayNode>, _ pressed: ContiguousArray<DisplayNode>, shift: CGPoint
    ) -> ContiguousArray<DisplayNode> {
        for node in pressed {
            let placed = node.replacing(frame: node.frame.offsetBy(dx: shift.x, dy: shift.y))
            extra.append(
                placed.hidden().replacing(pressed: DisplayPressed(node: placed, animation: nil)))
        }
        return ContiguousArray(nodes.map { $0.replacing(pressed: DisplayPressed(node: $0.hidden(), animation: nil)) })
    }
}

extension DisplayNode {
    fileprivate func hidden() -> DisplayNode { replacing(appearance: .some((appearance ?? Appearance()).hidden())) }

    /// Whether both can be one element with two appearances.
    fileprivate func hasSameContent(as other: DisplayNode) -> Bool {
        switch (content, other.content) {
        case (.box, .box), (.scroll, .scroll): return true
        case (.flow(let mine), .flow(let others)): return mine == others
        case (.link(let mine), .link(let others)): return mine == others
        case (.control(let mine), .control(let others)): return mine.kind == others.kind
        case (.image(let mine), .image(let others)): return mine.source == others.source
        case (.drawing(let mine), .drawing(let others)): return mine == others
        case (.tapArea, .tapArea): return true
        case (.text(let mine), .text(let others)):
            if mine.isIdentical(to: others) { return true }
            let (mine, others) = (mine.runs, others.runs)
            return mine == others
                || mine.count == 1 && others.count == 1 && mine[0].text == others[0].text
                    && mine[0].heldWidth == others[0].heldWidth && !mine[0].hasGradient && !others[0].hasGradient
        case (.shape(let mine), .shape(let others)):
            return mine.outline == others.outline && mine.fill == others.fill && mine.stroke == others.stroke
                || mine.isPlainBox && others.isPlainBox && !isCutOrBacked && !other.isCutOrBacked
        default: return false
        }
    }

    private var isCutOrBacked: Bool {
        appearance.map { $0.background != nil || $0.clips || $0.clipOutline != nil } ?? false
    }

    fileprivate func isEqualInAppearance(to other: DisplayNode) -> Bool {
        guard frame == other.frame, appearance == other.appearance else { return false }
        switch (content, other.content) {
        case (.text(let mine), .text(let others)): return mine.isIdentical(to: others) || mine.runs == others.runs
        case (.image(let mine), .image(let others)): return mine.paint == others.paint
        case (.shape(let mine), .shape(let others)):
            return mine.outline == others.outline && mine.fill == others.fill && mine.stroke == others.stroke
        case (.control(let mine), .control(let others)): return mine == others
        default: return true
        }
    }
}

extension DisplayTextRun {
    fileprivate var hasGradient: Bool {
        if case .color = style.paint { false } else { true }
    }
}

extension DisplayShape {
    /// Whether the element's own box can draw the shape.
    fileprivate var isPlainBox: Bool {
        if case .path = outline { return false }
        guard let stroke else { return true }
        guard stroke.isInside, stroke.dash.isEmpty, case .color = stroke.paint else { return false }
        return true
    }
}
