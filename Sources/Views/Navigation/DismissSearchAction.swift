/// Ends a search: `dismissSearch()`.
public struct DismissSearchAction {
    let action: @MainActor () -> Void

    /// Clears the search field and takes its focus. Without a search it has no effect.
    @MainActor public func callAsFunction() { action() }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}
private enum SearchTextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }

extension EnvironmentValues {
    /// Whether the user searches: the field has the focus or a text.
    public var isSearching: Bool { self[IsSearchingKey.self] }

    /// Ends the search.
    public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }

    var searching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    var searchDismissal: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// The text of the search field, for suggestions.
    var searchText: Binding<String>? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }
}
