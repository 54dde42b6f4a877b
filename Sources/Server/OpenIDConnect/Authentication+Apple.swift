public import EspalierViews
public import Foundation
import Synchronization

extension Authentication {
    /// Configures Sign in with Apple, for the `SignInWithAppleButton`s of the scene's pages.
    ///
    ///     WindowGroup { Desk() }
    ///         .authentication(
    ///             .apple(clientID: "com.example.desk.web", teamID: "A1B2C3D4E5", keyID: "F6G7H8I9J0", privateKey: key))
    ///
    /// The rule signs nobody in: a button gives its code the credential, and the code signs the user in, such as by `signIn(_:lasting:)`.
    ///
    /// In Apple's developer account, the app needs a Services ID, which is the client's id, and a key for Sign in with Apple. The URL to which
    /// Apple returns is `/apple/callback` at the app's host, by `https`. The server makes the endpoint by itself. It trusts
    /// `X-Forwarded-Proto` of `--trusted-proxies`, and the host name of the request: list yours in `--allowed-hosts`.
    ///
    /// The client's secret is a token of five minutes that the server signs for each sign-in, so there is none to renew. A key that cannot be
    /// used is reported in the log when somebody signs in, and the button's result is `ASAuthorizationError.notHandled`.
    ///
    /// Apple's service answers registered developers only. The tests of this package sign in at an issuer of their own, so what Apple's does
    /// beyond its documentation is not tested.
    ///
    /// - Parameters:
    ///   - clientID: The Services ID of the app.
    ///   - teamID: The id of the developer's team, of ten letters and digits.
    ///   - keyID: The id of the key, of ten letters and digits.
    ///   - privateKey: The text of the key's file, which has the extension `p8`. Keep it out of the sources.
    ///   - issuer: Apple's service, or one for tests that answers as it does: an `https` URL, or `http` on this machine.
    ///   - path: The beginning of the paths of the endpoints.
    public static func apple(
        clientID: String, teamID: String, keyID: String, privateKey: String,
        issuer: URL = URL(string: "https://appleid.apple.com")!, path: String = "/apple"
    ) -> Authentication {
        Authentication(
            AppleClient(
                issuer: issuer.absoluteString, clientID: clientID, teamID: teamID, keyID: keyID, privateKey: privateKey,
                path: path.hasSuffix("/") ? String(path.dropLast()) : path
            ).service)
    }
}

/// The app as a client of Apple's service.
private struct AppleClient: Hashable {
    let issuer: String
    let clientID: String
    let teamID: String
    let keyID: String
    let privateKey: String
    let path: String

    /// Each browser has an instance of the app, which declares its rules anew. The pages of all of them have to share the sign-ins with the
    /// endpoints, which the first instance has declared.
    private static let services = Mutex<[AppleClient: AppleSignIn]>([:])

    var service: AppleSignIn {
        Self.services.withLock { services in
            if let known = services[self] { return known }
            let key = ClientSecretToken.key(pem: privateKey)
            let service = AppleSignIn(
                AppleSignIn.Configuration(
                    issuer: issuer, clientID: clientID,
                    secret: key.map { ClientSecretToken(teamID: teamID, keyID: keyID, clientID: clientID, key: $0) },
                    path: path))
            services[self] = service
            return service
        }
    }
}
