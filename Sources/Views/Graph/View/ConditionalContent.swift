/// One of two views, depending on a condition. Each has an identity of its own.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
    /// The view of one of the branches.
    public enum Storage {
        /// The view of the first branch.
        case trueContent(TrueContent)
        /// The view of the second branch.
        case falseContent(FalseContent)
    }

    /// The view of the branch that is shown.
    public let storage: Storage

    package nonisolated init(storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    @inline(__always)
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ConditionalNode(view, in: context)
    }

    @inline(__always)
    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: ConditionalNode<TrueContent, FalseContent>.self).update(to: view)
    }
}

/// Stores the node of the branch that is shown.
final class ConditionalNode<TrueContent: View, FalseContent: View>: SingleChildNode {
    private var showsTrueContent = false

    init(_ view: _ConditionalContent<TrueContent, FalseContent>, in context: __shared NodeContext) {
        super.init(in: context)
        child = makeChild(view)
    }

    private func makeChild(_ view: _ConditionalContent<TrueContent, FalseContent>) -> ViewNode {
        switch view.storage {
        case .trueContent(let content):
            showsTrueContent = true
            return TrueContent._makeNode(content, in: NodeContext(parent: self, slot: 1))
        case .falseContent(let content):
            showsTrueContent = false
            return FalseContent._makeNode(content, in: NodeContext(parent: self, slot: 2))
        }
    }

    func update(to view: _ConditionalContent<TrueContent, FalseContent>) {
        switch (view.storage, showsTrueContent) {
        case (.trueContent(let content), true): if let child { TrueContent._updateNode(child, to: content) }
        case (.falseContent(let content), false): if let child { FalseContent._updateNode(child, to: content) }
        default:
            replaceChild(as: showsTrueContent, with: !showsTrueContent) { back in
                showsTrueContent.toggle()
                switch view.storage {
                case .trueContent(let content): TrueContent._updateNode(back, to: content)
                case .falseContent(let content): FalseContent._updateNode(back, to: content)
                }
            } make: {
                makeChild(view)
            }
        }
    }
}
