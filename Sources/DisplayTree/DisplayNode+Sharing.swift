/// Compares nodes, so that the pages of one app can share them: most pages are initially the same.
extension DisplayNode {
    /// Whether both nodes are equal. Children are compared by identity. Returns false for some equal nodes that are
    /// expensive to compare: canvases, and pressed states with children.
    package func isInterchangeable(with other: DisplayNode) -> Bool {
        if self === other { return true }
        return id == other.id && gridFrame == other.gridFrame && events == other.events && type == other.type
            && reachesInput == other.reachesInput && Self.areSame(content, other.content)
            && Self.areSame(appearance, other.appearance) && Self.areSame(extras, other.extras)
            && children.holdsSame(as: other.children)
    }

    private static func areSame(_ left: DisplayContent, _ right: DisplayContent) -> Bool {
        switch (left, right) {
        case (.box, .box), (.tapArea, .tapArea), (.popup, .popup): true
        case (.flow(let left), .flow(let right)): left == right
        case (.text(let left), .text(let right)): left.isIdentical(to: right)
        case (.image(let left), .image(let right)): left.isInterchangeable(with: right)
        case (.shape(let left), .shape(let right)):
            left === right
                || left.outline == right.outline && left.fill == right.fill
                    && left.usesEvenOddRule == right.usesEvenOddRule && left.stroke == right.stroke
        case (.control(let left), .control(let right)): left == right
        case (.link(let left), .link(let right)): left == right
        case (.scroll(let left), .scroll(let right)): left == right
        case (.part(let left), .part(let right)): left == right
        default: false
        }
    }

    private static func areSame(_ left: Appearance?, _ right: Appearance?) -> Bool {
        left === right || left != nil && right != nil && left == right
    }

    private static func areSame(_ left: DisplayExtras?, _ right: DisplayExtras?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if left === right { return true }
        return left.semantics == right.semantics && left.gesture?.value == right.gesture?.value
            && areSame(left.motion, right.motion)
    }

    private static func areSame(_ left: DisplayMotion?, _ right: DisplayMotion?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return left.animation == right.animation && left.transition == right.transition
            && left.matchedGeometry == right.matchedGeometry && left.contentTransition == right.contentTransition
            && areSame(left.pressed, right.pressed)
    }

    private static func areSame(_ left: DisplayPressed?, _ right: DisplayPressed?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return left.animation == right.animation && left.node.isInterchangeable(with: right.node)
    }
}
