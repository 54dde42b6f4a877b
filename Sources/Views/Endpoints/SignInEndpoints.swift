/// A service at which users sign in, with endpoints that the server adds to those of the app.
package protocol SignInEndpoints: SignInService {
    @MainActor var endpoints: [_EndpointDeclaration] { get }

    /// Whether both are the same service, so that the endpoints of one are enough.
    func isSame(as other: any SignInService) -> Bool
}
