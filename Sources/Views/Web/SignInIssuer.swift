/// A service elsewhere that identifies users, to which browsers are led.
package protocol SignInIssuer: SignInService {
    /// The path of this server that leads a browser to the service, and afterwards to the path in the parameter `returnTo`.
    var signInPath: String { get }
    /// The path of this server that leads a browser to the service to end its session there.
    var signOutPath: String { get }

    /// The user whom the service has identified for the browser of a request; nil for none. A process returns each once, and all of them
    /// return it for the id that the browser has before it is signed in.
    func redeem(_ request: WebRequest) -> IssuedUser?
}

/// A user whom a service has identified.
package struct IssuedUser: Sendable {
    package let identity: Identity
    /// The seconds until the user is signed out; nil for as long as the server knows the browser.
    package let lifetime: Double?

    package init(_ identity: Identity, method: Identity.Method, lifetime: Double?) {
        var identity = identity
        identity.method = method
        self.identity = identity
        self.lifetime = lifetime
    }
}
