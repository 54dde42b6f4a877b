extension View {
    /// Shows the view only to users of whom a rule is true, and other content to the others.
    ///
    ///     AuditLog()
    ///         .authorized { $0?.roles.contains("keeper") == true } otherwise: { Text("Only keepers see this.") }
    ///
    /// The rule is evaluated when the user signs in or out. What is not shown cannot be used either: the view's body does not run, and its
    /// events are refused. A page that is opened with the other content has the status 401 for a guest and 403 for a user.
    ///
    /// - Parameter isAllowed: Receives the user; nil for a guest.
    public nonisolated func authorized<Otherwise: View>(
        _ isAllowed: @escaping (Identity?) -> Bool, @ViewBuilder otherwise: @escaping () -> Otherwise
    ) -> some View {
        AuthorizedView(content: self, isAllowed: isAllowed, otherwise: otherwise)
    }

    /// Shows the view only to users of whom a rule is true, and nothing to the others.
    public nonisolated func authorized(_ isAllowed: @escaping (Identity?) -> Bool) -> some View {
        authorized(isAllowed) { EmptyView() }
    }
}

extension Scene {
    /// Shows the scene's pages only to users of whom a rule is true, and other content at the same paths to the others.
    ///
    ///     WindowGroup { Desk() }
    ///         .authorized { $0 != nil } otherwise: { SignInForm() }
    ///
    /// After a user has signed in, the page shows what its path names. Endpoints in the scene are for the same users, and answer others
    /// with the status 401 or 403.
    public nonisolated func authorized<Otherwise: View>(
        _ isAllowed: @escaping @MainActor @Sendable (Identity?) -> Bool,
        @ViewBuilder otherwise: @escaping () -> Otherwise
    ) -> some Scene {
        let otherwise = UncheckedTransfer(otherwise)
        return UncheckedTransfer(self).onMain { scene in
            var wrapper = SceneWrapper { content in
                AnyView(AuthorizedView(content: content, isAllowed: isAllowed, otherwise: otherwise.value))
            }
            wrapper.accessRules = [.onMain(isAllowed)]
            return UncheckedTransfer(WrappedScene(content: scene, wrapper: wrapper))
        }
        .value
    }
}

private nonisolated struct AuthorizedView<Content: View, Otherwise: View>: View {
    let content: Content
    let isAllowed: (Identity?) -> Bool
    let otherwise: () -> Otherwise
    @Environment(\.identity) private var identity

    init(content: Content, isAllowed: @escaping (Identity?) -> Bool, otherwise: @escaping () -> Otherwise) {
        self.content = content
        self.isAllowed = isAllowed
        self.otherwise = otherwise
    }

    @MainActor
    var body: some View {
        if isAllowed(identity) {
            content
        } else {
            otherwise().modifier(KeptPlaceModifier()).responseStatus(identity == nil ? .unauthorized : .forbidden)
        }
    }
}

/// Keeps the place of a page's URL for the content that its user does not see yet, whatever places the other content has.
private nonisolated struct KeptPlaceModifier: NodeModifier, ViewlessModifier {
    @MainActor func makeNode(in context: NodeContext) -> KeptPlaceNode { KeptPlaceNode(in: context) }
    @MainActor func update(_ node: KeptPlaceNode) {}
}

private final class KeptPlaceNode: SingleChildNode {
    private var keepsPlace = false

    override init(in context: __shared NodeContext) {
        super.init(in: context)
        needsEvaluation = false
        guard neededSideEffects != nil else { return }
        keepsPlace = true
        graph.place.workBegins()
    }

    override func willRemove() {
        super.willRemove()
        if keepsPlace { graph.place.workEnds() }
    }
}
