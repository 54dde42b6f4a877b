import EspalierLayoutEngine

/// Views that get what a `ViewBuilder` made as a list of single views. The names are SwiftUI's own underscored ones, which
/// code in use relies on; `ForEach(subviews:content:)` and `Group(subviews:transform:)` are their public successors.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// A root with the content that it gets taken apart.
    public nonisolated struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        nonisolated init(unchecked root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        public nonisolated init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }
}

/// What a tree's root is.
public protocol _VariadicView_Root {}

/// A root that makes a view of the children.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body

    /// Whether the tree is one view, whatever number of views the body is.
    nonisolated static var _isUnary: Bool { get }
}

extension _VariadicView_ViewRoot {
    public nonisolated static var _isUnary: Bool { false }
}

/// A root whose tree is a single view: a modifier of the tree applies once, to the whole. A body of several views stands in a
/// column.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot {
    public nonisolated static var _isUnary: Bool { true }
}

/// A root whose tree is as many views as its body: what holds the tree takes them apart, and a modifier applies to each.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, _PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        guard Root._isUnary else { return VariadicNode(view.root, content: view.content, in: context) }
        let column = StackNode(.column, kind: .vStack, in: context)
        column.content = VariadicNode(view.root, content: view.content, in: NodeContext(parent: column))
        return column
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        var node = node
        if Root._isUnary {
            guard let inner = paired(node, as: StackNode.self).content else { return }
            node = inner
        }
        paired(node, as: VariadicNode<Root, Content>.self).update(to: view.root, content: view.content)
    }
}
