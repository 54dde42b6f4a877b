/// The search of a stack or a split view, whose modifiers are outside: `NavigationStack { … }.searchable(text: $text)`.
///
/// The first bar inside shows it: that of a stack's root, or of a split view's first column. A search of the screen itself takes
/// precedence.
private nonisolated enum OuterSearchKey: EnvironmentKey {
    static var defaultValue: NavigationBarSettings? { nil }
}

extension EnvironmentValues {
    /// The settings of a search that no bar shows yet; nil for none.
    var outerSearch: NavigationBarSettings? {
        get { self[OuterSearchKey.self] }
        set { self[OuterSearchKey.self] = newValue }
    }
}

extension View {
    /// Changes the settings of a search for the bar around the view, and for the first bar inside.
    nonisolated func searchSetting(_ change: @escaping (inout NavigationBarSettings) -> Void) -> some View {
        navigationBarSetting(change).transformEnvironment(\.outerSearch) { settings in
            var changed = settings ?? NavigationBarSettings()
            change(&changed)
            settings = changed
        }
    }
}

/// Shows the search from outside in the bar of a screen.
package nonisolated struct OuterSearchModifier: ViewModifier {
    /// Whether the bar is the first one. Other bars, and those of the screen's own views, do not show it.
    let isFirst: Bool
    @Environment(\.outerSearch) private var outer

    @MainActor package func body(content: Content) -> some View {
        content.environment(\.outerSearch, nil).navigationBarSetting { [outer = isFirst ? outer : nil] settings in
            guard settings.search == nil, let outer, let search = outer.search else { return }
            settings.search = search
            if let scopes = outer.searchScopes { settings.setSearchScopes(scopes, outer.searchScopeActivation) }
            if let suggestions = outer.searchSuggestions { settings.setSearchSuggestions(suggestions) }
            if let focus = outer.searchFocus { settings.setSearchFocus(focus) }
        }
    }
}
