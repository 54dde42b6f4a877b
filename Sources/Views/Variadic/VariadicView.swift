import EspalierLayoutEngine

/// Views that receive the content of a `ViewBuilder` as a list of single views. The names are SwiftUI's own underscored
/// ones, which existing code relies on; `ForEach(subviews:content:)` and `Group(subviews:transform:)` are their public
/// successors.
public enum _VariadicView {
    /// The protocol of all roots.
    public typealias Root = _VariadicView_Root
    /// The protocol of roots that make a view.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// The protocol of roots that make a single view.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// The protocol of roots that make several views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The views that a root receives.
    public typealias Children = _VariadicView_Children

    /// A root with the content that it decomposes.
    public nonisolated struct Tree<Root: _VariadicView_Root, Content> {
        /// The root.
        public var root: Root
        /// The content.
        public var content: Content

        nonisolated init(unchecked root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        /// Combines a root with a content.
        public nonisolated init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        /// Combines a root with the content of a closure.
        public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }
}

/// The root of a tree.
public protocol _VariadicView_Root {}

/// A root that makes a view of the children.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body

    /// Whether the tree is a single view, however many views the body has.
    nonisolated static var _isUnary: Bool { get }
}

extension _VariadicView_ViewRoot {
    public nonisolated static var _isUnary: Bool { false }
}

/// A root whose tree is a single view. A modifier of the tree applies once, to the whole. If the body has several
/// views, they form a column.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot {
    public nonisolated static var _isUnary: Bool { true }
}

/// A root whose tree has as many views as its body. A container lays out each of them, and a modifier applies to each.
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
