/// How a screen comes and goes.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The usual way: a screen moves in from the side.
public struct AutomaticNavigationTransition: NavigationTransition {
    nonisolated init() {}
}

/// A screen that grows from a view. On a page it moves in from the side.
public struct ZoomNavigationTransition: NavigationTransition {
    nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// From the side.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// From the view with an id. On a page the screen moves in from the side.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension View {
    /// Sets how the screen comes and goes. On a page all screens move in from the side.
    public nonisolated __consuming func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Names the view as the source of a transition. On a page screens move in from the side.
    public nonisolated __consuming func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
        -> some View
    {
        self
    }
}
