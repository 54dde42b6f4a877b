/// Signs a user in: `signIn(Identity("ada", roles: ["keeper"]))`.
///
/// All pages of the browser have the identity at once, without being loaded again, and keep their state. The browser gets a new id, so
/// that nobody can use one that was known before. Events that a page sent before are refused.
@MainActor @preconcurrency
public struct SignInAction {
    private weak var graph: ViewGraph?

    nonisolated init(_ graph: ViewGraph?) {
        self.graph = graph
    }

    /// Signs a user in.
    ///
    /// The page asks its browser to fetch the new id; the user is signed in as soon as the browser has asked for it. Without scripts, that
    /// is the response to the form.
    ///
    /// - Parameter lifetime: The time after which the user is signed out; nil for as long as the server knows the browser. It is checked
    ///   with each request and event.
    public func callAsFunction(_ identity: Identity, lasting lifetime: Duration? = nil) {
        var identity = identity
        identity.method = .app
        let seconds = lifetime.map { Double($0.components.seconds) + Double($0.components.attoseconds) * 1e-18 }
        graph?.feature(PageAnswers.self).sign(.signIn(identity, lifetime: seconds))
    }

    /// Leads the browser to the issuer of the scene's users (`Authentication.openIDConnect`), and then back to the place of this page.
    ///
    /// Without such a rule of the scene it does nothing, and logs a warning.
    public func callAsFunction() {
        guard let graph else { return }
        guard let issuer = graph.authentications.issuer else {
            return Warning.log(
                "signIn() without a user has no effect: the scene has no authentication(.openIDConnect(…))")
        }
        var path = graph.place.returnPath
        // The query belongs to the place at which the page was opened.
        if let request = graph.requests.value(path: path), request.path == path, !request.query.isEmpty {
            path += "?" + request.query.encoded
        }
        let parameter = WebRequest.Query([("returnTo", path)]).encoded
        graph.feature(PageAnswers.self).redirect(to: .path("\(issuer.signInPath)?\(parameter)"))
    }
}

/// Signs the user out: `signOut()`.
///
/// All pages of the browser are those of a guest at once. Events that they sent before are refused.
@MainActor @preconcurrency
public struct SignOutAction {
    /// The browsers in which the user is signed out.
    public enum Extent: Hashable, Sendable {
        /// The browser of the page.
        case here
        /// All browsers in which the same subject is signed in.
        case everywhere
    }

    private weak var graph: ViewGraph?

    nonisolated init(_ graph: ViewGraph?) {
        self.graph = graph
    }

    /// Signs the user out.
    ///
    /// A user of the scene's issuer (`Authentication.openIDConnect`) is led to its page that ends the session there, if it has one, and then
    /// to the page at `/`.
    public func callAsFunction(_ extent: Extent = .here) {
        guard let graph else { return }
        let issuer = graph.identity?.method == .openIDConnect ? graph.authentications.issuer : nil
        let answers = graph.feature(PageAnswers.self)
        answers.sign(.signOut(everywhere: extent == .everywhere))
        if let issuer { answers.redirect(to: .path(issuer.signOutPath)) }
    }
}

private enum IdentityKey: EnvironmentKey { static var defaultValue: Identity?? { nil } }

extension EnvironmentValues {
    /// The user who is signed in; nil for a guest.
    ///
    /// All pages of a browser have the same user, also after a restart of the server. A view that reads it is evaluated again when the
    /// user signs in or out in any of them. For previews and tests, a view can have one of its own:
    /// `.environment(\.identity, Identity("ada"))`.
    public var identity: Identity? {
        get {
            if let own = self[IdentityKey.self] { return own }
            return optionalGraph.flatMap { graph in UncheckedTransfer(graph).onMain { $0.identity } }
        }
        set { self[IdentityKey.self] = .some(newValue) }
    }

    /// Signs a user in. Does nothing outside of a page.
    public var signIn: SignInAction { SignInAction(answeringGraph) }

    /// Signs the user out. Does nothing outside of a page.
    public var signOut: SignOutAction { SignOutAction(answeringGraph) }
}
