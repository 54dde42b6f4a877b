/// A part of an app's user interface, described as a value.
///
/// The declaration is Apple's. Through the underscored members the view graph makes and updates a node for each view.
/// They have implementations for every view with a `body`, so apps never write them.
@MainActor @preconcurrency
public protocol View {
    /// The type of the body.
    associatedtype Body: View

    /// The content of the view. It is evaluated when the view's value, or a value that it reads, has changed.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that represents this view in the graph.
    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode

    /// Passes a new value of the view to the node that `_makeNode` made.
    static func _updateNode(_ node: _ViewNode, to view: Self)
}

extension View {
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        BodyNode(view, in: context)
    }

    public static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: BodyNode<Self>.self).update(to: view)
    }
}

extension Never: View {
    public typealias Body = Never

    public var body: Never { preconditionFailure("A view without a body was asked for one.") }

    public static func _makeNode(_ view: Never, in context: _NodeContext) -> _ViewNode {}
    public static func _updateNode(_ node: _ViewNode, to view: Never) {}
}

/// A view that the graph implements: it has no body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// Reading the body stops the program: the graph itself shows the view.
    public var body: Never {
        preconditionFailure("\(Self.self) is drawn by the graph itself: it has no body to read.")
    }
}
