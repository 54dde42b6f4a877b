/// A part of an app's user interface: a value that says what is to be seen for the state that it reads.
///
/// The declaration is Apple's. The underscored members are how the view graph keeps a node for each view; every view
/// with a `body` has them, so that no app's author writes them.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that keeps this view in the graph.
    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode

    /// Hands a newer value of the view to the node that `_makeNode` made.
    static func _updateNode(_ node: _ViewNode, to view: Self)
}

extension View {
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        BodyNode(view, in: context)
    }

    public static func _updateNode(_ node: _ViewNode, to view: Self) {
        unsafeDowncast(node, to: BodyNode<Self>.self).update(to: view)
    }
}

extension Never: View {
    public typealias Body = Never

    public var body: Never { preconditionFailure("A view without a body was asked for one.") }

    public static func _makeNode(_ view: Never, in context: _NodeContext) -> _ViewNode {}
    public static func _updateNode(_ node: _ViewNode, to view: Never) {}
}

/// A view that the graph knows by itself: it has no body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never {
        preconditionFailure("\(Self.self) is drawn by the graph itself: it has no body to read.")
    }
}
