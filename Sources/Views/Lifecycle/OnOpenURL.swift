public import Foundation

/// `onOpenURL(perform:)` and `onContinueUserActivity(_:perform:)`.
package nonisolated struct OpenURLModifier: NodeModifier, ViewlessModifier {
    /// Returns whether the place exists.
    let action: (URL) -> Bool
    var role = PlaceOpeningRole.link

    @MainActor func makeNode(in context: NodeContext) -> OpenURLNode { OpenURLNode(self, in: context) }
    @MainActor func update(_ node: OpenURLNode) { (node.action, node.openingRole) = (action, role) }
}

final class OpenURLNode: SingleChildNode, PlaceOpening {
    var action: (URL) -> Bool
    var openingRole: PlaceOpeningRole

    init(_ modifier: OpenURLModifier, in context: __shared NodeContext) {
        (action, openingRole) = (modifier.action, modifier.role)
        super.init(in: context)
        needsEvaluation = false
        if neededSideEffects != nil { graph.place.add(opener: self) }
    }

    func open(_ path: String) -> Bool {
        guard let url = URL(string: path) else { return true }
        return action(url)
    }

    override var staysAwake: Bool { true }

    override func willRemove() {
        super.willRemove()
        graph.place.remove(opener: self)
    }
}

extension View {
    /// Calls an action for a URL whose path no navigation stack of the page knows, or that has a query or a fragment. Without such an
    /// action a page waits for a stack that may know the path; if none may appear, it does not exist there.
    ///
    /// - Parameter action: Receives the URL without its host and without the base path of the server, such as
    ///   `/shop/offers?sort=price`. The server learns of a fragment after the page has loaded, and calls the action again for the
    ///   whole URL.
    public nonisolated __consuming func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(
            OpenURLModifier { url in
                action(url)
                return true
            })
    }

    /// Calls an action for the path of a URL that no navigation stack knows, if the page has neither `onOpenURL(perform:)` nor
    /// `onContinueUserActivity(_:perform:)`.
    ///
    /// - Parameter action: Receives the path as a relative URL. Returns whether the page exists there.
    package nonisolated func onOpenPlace(perform action: @escaping (URL) -> Bool) -> some View {
        modifier(OpenURLModifier(action: action, role: .scene))
    }
}
