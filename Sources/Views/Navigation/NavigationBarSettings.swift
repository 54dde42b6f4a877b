import EspalierDisplayTree

/// The settings that the views of a screen make for its bars. A setting that no view makes is nil or empty.
nonisolated struct NavigationBarSettings {
    var title: Text?
    var subtitle: Text?
    var titleMode: NavigationBarItem.TitleDisplayMode?
    var hidesBackButton: Bool?
    var visibility: [ToolbarPlacement: Visibility] = [:]
    var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
    var background: [ToolbarPlacement: AnyShapeStyle] = [:]
    var items: [ToolbarEntry] = []
    var search: SearchField?
    var searchScopes: AnyView?
    var searchSuggestions: AnyView?

    /// Sets the scopes of the search, whose modifier may be inside or outside.
    mutating func setSearchScopes(_ view: AnyView) {
        searchScopes = searchScopes ?? view
        if search?.scopes == nil { search?.scopes = view }
    }

    mutating func setSearchSuggestions(_ view: AnyView) {
        searchSuggestions = searchSuggestions ?? view
        if search?.suggestions == nil { search?.suggestions = view }
    }

    func isHidden(_ placement: ToolbarPlacement) -> Bool {
        (visibility[placement] ?? visibility[.automatic]) == .hidden
    }
}

/// The preference for the settings of a screen's bars. The first value of a setting takes precedence, and items accumulate.
nonisolated enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBarSettings { NavigationBarSettings() }

    static func reduce(value: inout NavigationBarSettings, nextValue: () -> NavigationBarSettings) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        value.titleMode = value.titleMode ?? next.titleMode
        value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
        value.visibility.merge(next.visibility) { own, _ in own }
        value.backgroundVisibility.merge(next.backgroundVisibility) { own, _ in own }
        value.background.merge(next.background) { own, _ in own }
        value.items += next.items
        value.search = value.search ?? next.search
        value.searchScopes = value.searchScopes ?? next.searchScopes
        value.searchSuggestions = value.searchSuggestions ?? next.searchSuggestions
    }
}

extension View {
    nonisolated func navigationBarSetting(_ change: @escaping (inout NavigationBarSettings) -> Void) -> some View {
        transformPreference(NavigationBarKey.self, change)
    }
}
