/// When the scopes of a search are visible.
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String

    /// While the field has the focus, a text or tokens.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// While the field has a text or tokens.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// While the field has the focus, a text or tokens.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// The behavior of a search field in a toolbar. Pages always show the field.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// The usual behavior.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// The field is a button until it is used.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// The change of a toolbar by a search. Pages hide nothing.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// The usual change.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// The search hides nothing.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}
