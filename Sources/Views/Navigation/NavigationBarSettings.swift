import EspalierDisplayTree

/// The settings that the views of a screen make for its bars. A setting that no view makes is nil or empty.
nonisolated struct NavigationBarSettings {
    var title: Text?
    /// The title as a value that the user may change; nil if the user may not.
    var editableTitle: Binding<String>?
    /// The menu of the title; nil for none.
    var titleMenu: AnyView?
    var role: ToolbarRole?
    var colorScheme: [ToolbarPlacement: ColorScheme] = [:]
    var subtitle: Text?
    var titleMode: NavigationBarItem.TitleDisplayMode?
    var hidesBackButton: Bool?
    /// The text on the button that goes back to this screen; nil for the title.
    var backLabel: BackLabel?
    /// A line above the title; nil for none.
    var prompt: Text?
    /// The bar's own items that it does not show.
    var removedItems: Set<ToolbarDefaultItemKind> = []
    var visibility: [ToolbarPlacement: Visibility] = [:]
    var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
    var background: [ToolbarPlacement: AnyShapeStyle] = [:]
    var items: [ToolbarEntry] = []
    var search: SearchField?
    var searchScopes: AnyView?
    var searchScopeActivation = SearchScopeActivation.automatic
    var searchSuggestions: AnyView?
    var searchFocus: ((AnyView) -> AnyView)?

    /// Sets the scopes of the search, whose modifier may be inside or outside.
    mutating func setSearchScopes(_ view: AnyView, _ activation: SearchScopeActivation) {
        if searchScopes == nil { (searchScopes, searchScopeActivation) = (view, activation) }
        if search?.scopes == nil {
            search?.scopes = view
            search?.scopeActivation = activation
        }
    }

    mutating func setSearchSuggestions(_ view: AnyView) {
        searchSuggestions = searchSuggestions ?? view
        if search?.suggestions == nil { search?.suggestions = view }
    }

    /// Binds the focus of the search field, whose modifier may be inside or outside.
    mutating func setSearchFocus(_ focus: @escaping (AnyView) -> AnyView) {
        searchFocus = searchFocus ?? focus
        if search?.focus == nil { search?.focus = focus }
    }

    func colorScheme(_ placement: ToolbarPlacement) -> ColorScheme? {
        colorScheme[placement] ?? colorScheme[.automatic]
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
        if value.title == nil { (value.title, value.editableTitle) = (next.title, next.editableTitle) }
        value.titleMenu = value.titleMenu ?? next.titleMenu
        value.role = value.role ?? next.role
        value.colorScheme.merge(next.colorScheme) { own, _ in own }
        value.subtitle = value.subtitle ?? next.subtitle
        value.titleMode = value.titleMode ?? next.titleMode
        value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
        value.backLabel = value.backLabel ?? next.backLabel
        value.prompt = value.prompt ?? next.prompt
        value.removedItems.formUnion(next.removedItems)
        value.visibility.merge(next.visibility) { own, _ in own }
        value.backgroundVisibility.merge(next.backgroundVisibility) { own, _ in own }
        value.background.merge(next.background) { own, _ in own }
        value.items += next.items
        value.search = value.search ?? next.search
        if value.searchScopes == nil {
            (value.searchScopes, value.searchScopeActivation) = (next.searchScopes, next.searchScopeActivation)
        }
        value.searchSuggestions = value.searchSuggestions ?? next.searchSuggestions
        value.searchFocus = value.searchFocus ?? next.searchFocus
    }
}

extension View {
    nonisolated func navigationBarSetting(_ change: @escaping (inout NavigationBarSettings) -> Void) -> some View {
        transformPreference(NavigationBarKey.self, change)
    }
}
