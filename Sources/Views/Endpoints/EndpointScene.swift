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
    private let declared: [_EndpointDeclaration]

    /// The endpoints with the rules of the scenes around them.
    var endpoints: [_EndpointDeclaration] {
        let (authentications, rules) = (environment.authentications, environment.sceneWrapper?.accessRules ?? [])
        guard !authentications.isEmpty || !rules.isEmpty else { return declared }
        return declared.map { endpoint in
            var endpoint = endpoint
            endpoint.settings.authentications += authentications
            endpoint.settings.accessRules += rules
            return endpoint
        }
    }

    init(_ endpoints: [_EndpointDeclaration], in context: __shared NodeContext) {
        declared = endpoints
        super.init(in: context)
        needsEvaluation = false
    }

    var isStateless: Bool { true }
}
