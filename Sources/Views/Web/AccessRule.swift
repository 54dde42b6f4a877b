/// Decides whether a user may call an endpoint.
package enum AccessRule: Sendable {
    case anywhere(@Sendable (Identity?) async -> Bool)
    /// A rule of a scene around the endpoint.
    case onMain(@MainActor @Sendable (Identity?) -> Bool)

    package func allows(_ identity: Identity?) async -> Bool {
        switch self {
        case .anywhere(let isAllowed): await isAllowed(identity)
        case .onMain(let isAllowed): await isAllowed(identity)
        }
    }
}
