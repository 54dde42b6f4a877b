import EspalierLayoutEngine
import Foundation

/// What the views of a screen want from its bars. Nil for what they leave open.
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

/// The preference by which the views of a screen describe its bars. Of several values the first one counts, and the items of
/// all add up.
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

/// The titles of navigation bars.
public struct NavigationBarItem: Sendable {
    /// The size of a title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// The size of the previous screen's title; large for the first one.
        case automatic
        /// A small title in the bar.
        case inline
        /// A large title below the bar, which becomes small as the content scrolls.
        case large
    }
}

/// The size of a toolbar's title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode

    /// The size of the previous screen's title; large for the first one.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// A small title in the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// A large title below the bar.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// A large title. The page shows it like `large`.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// The bars that the context has.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar with the title.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar at the lower edge.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar of a tab view.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The bar of a window. Pages have the bar with the title instead.
    public static let windowToolbar = ToolbarPlacement(name: "navigationBar")
}

/// The purpose of a toolbar's content. It has no effect: the placements of the items suffice.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// The usual purpose.
    public static let automatic = ToolbarRole(name: "automatic")
    /// Browsing a hierarchy.
    public static let browser = ToolbarRole(name: "browser")
    /// Editing a document.
    public static let editor = ToolbarRole(name: "editor")
    /// A stack of screens.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}

extension View {
    /// Sets the title of the screen, which is also the title of the document.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        navigationBarSetting { $0.title = $0.title ?? title }
    }

    /// Sets a localized title of the screen, which is also the title of the document.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the screen, which is also the title of the document.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets the title of the screen from a value of the app. A page does not let the user edit it.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(title.wrappedValue))
    }

    /// Sets a line below the title of the screen.
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationBarSetting { $0.subtitle = $0.subtitle ?? Text(subtitle) }
    }

    /// Sets a localized line below the title of the screen.
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationBarSetting { $0.subtitle = $0.subtitle ?? Text(subtitleKey) }
    }

    /// Sets the size of the screen's title.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarSetting { $0.titleMode = $0.titleMode ?? displayMode }
    }

    /// Sets the size of the screen's title.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }

    /// Shows or hides the button that goes back.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationBarSetting { $0.hidesBackButton = $0.hidesBackButton ?? hidesBackButton }
    }

    /// Shows or hides the bar with the title.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
    }

    /// Sets the title of the screen, in the form of older apps.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets a localized title of the screen, in the form of older apps.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the screen, in the form of older apps.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// Sets the title of the screen and its size, in the form of older apps.
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets a localized title of the screen and its size, in the form of older apps.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the screen and its size, in the form of older apps.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Shows or hides bars of the screen.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationBarSetting { settings in
            for bar in bars { settings.visibility[bar] = settings.visibility[bar] ?? visibility }
        }
    }

    /// Shows or hides bars of the screen.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationBarSetting { settings in
            for bar in bars { settings.visibility[bar] = settings.visibility[bar] ?? visibility }
        }
    }

    /// Shows or hides the backgrounds of bars, which are otherwise visible while content is below them.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationBarSetting { settings in
            for bar in bars { settings.backgroundVisibility[bar] = settings.backgroundVisibility[bar] ?? visibility }
        }
    }

    /// Shows or hides the backgrounds of bars, which are otherwise visible while content is below them.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        navigationBarSetting { settings in
            for bar in bars { settings.backgroundVisibility[bar] = settings.backgroundVisibility[bar] ?? visibility }
        }
    }

    /// Sets the style of the backgrounds of bars.
    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        navigationBarSetting { settings in
            for bar in bars { settings.background[bar] = settings.background[bar] ?? AnyShapeStyle(style) }
        }
    }

    /// Sets the colour scheme of bars. It has no effect: bars follow the screen.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        self
    }

    /// Sets the purpose of the toolbar's content. It has no effect: the placements of the items suffice.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Adds views to the ends of the bar with the title, in the form of older apps.
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Adds a view to the start of the bar with the title, in the form of older apps.
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Adds a view to the end of the bar with the title, in the form of older apps.
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}
