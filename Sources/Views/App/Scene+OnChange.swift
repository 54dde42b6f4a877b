extension Scene {
    /// Calls `action` with the old and the new value after `value` has changed, and at first if `initial` is true.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        let modifier = UncheckedTransfer(ChangeModifier(value: value, isInitial: initial, action: action))
        return UncheckedTransfer(self).onMain {
            UncheckedTransfer(ObservedScene(content: $0, modifier: modifier.value))
        }
        .value
    }

    /// Calls `action` after `value` has changed, and at first if `initial` is true.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Calls `action` with the new value after `value` has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        onChange(of: value) { _, new in action(new) }
    }
}

/// A scene with `onChange(of:)`.
private struct ObservedScene<Content: Scene, Value: Equatable>: Scene {
    let content: Content
    let modifier: ChangeModifier<Value>

    var body: Never { preconditionFailure("An observed scene has no body.") }

    static func _makeSceneNode(_ scene: Self, in context: _NodeContext) -> _ViewNode {
        let node = ChangeNode(scene.modifier, in: context)
        node.child = Content._makeSceneNode(scene.content, in: NodeContext(parent: node))
        return node
    }

    static func _updateSceneNode(_ node: _ViewNode, to scene: Self) {
        let node = paired(node, as: ChangeNode<Value>.self)
        node.update(to: scene.modifier)
        if let child = node.child { Content._updateSceneNode(child, to: scene.content) }
    }
}

extension ChangeNode: SceneNode {
    /// The node keeps the last value.
    var isStateless: Bool { false }
}
