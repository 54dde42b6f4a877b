/// A service that identifies users, with endpoints that the server adds to those of the app.
package protocol SignInEndpoints: SignInIssuer {
    @MainActor var endpoints: [_EndpointDeclaration] { get }

    /// Whether both are the same service, so that the endpoints of one are enough.
    func isSame(as other: any SignInIssuer) -> Bool
}
