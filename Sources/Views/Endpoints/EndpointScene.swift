/// Endpoints for programs, beside the pages of an app: an `Endpoint` or an `EndpointGroup`.
@MainActor @preconcurrency
public protocol EndpointScene: Scene where Body == Never {
    /// The endpoints, in the order of the code.
    nonisolated var _endpoints: [_EndpointDeclaration] { get }
}

extension EndpointScene {
    public var body: Never { preconditionFailure("An endpoint has no body.") }

    public static func _makeSceneNode(_ scene: Self, in context: _NodeContext) -> _ViewNode {
        EndpointNode(scene._endpoints, in: context)
    }

    /// The server takes the handlers when it starts.
    public static func _updateSceneNode(_ node: _ViewNode, to scene: Self) {}
}

/// The node of endpoints in a running app.
final class EndpointNode: ViewNode, SceneNode {
    let endpoints: [_EndpointDeclaration]

    init(_ endpoints: [_EndpointDeclaration], in context: __shared NodeContext) {
        self.endpoints = endpoints
        super.init(in: context)
        needsEvaluation = false
    }

    var isStateless: Bool { true }
}
