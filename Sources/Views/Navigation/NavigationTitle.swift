import EspalierDisplayTree

extension View {
    /// Sets the title of the screen, which is also the title of the document.
    public nonisolated __consuming func navigationTitle(_ title: Text) -> some View {
        navigationBarSetting { $0.title = $0.title ?? title }
    }

    /// Sets a localized title of the screen, which is also the title of the document.
    public nonisolated __consuming func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the screen, which is also the title of the document.
    @_disfavoredOverload
    public nonisolated __consuming func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets the title of the screen by a stored key.
    @_disfavoredOverload
    public nonisolated __consuming func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets the title of the screen from a value of the app, which the user may change: the menu of a small title has an entry
    /// that renames it. `toolbarTitleMenu(content:)` replaces the menu.
    public nonisolated __consuming func navigationTitle(_ title: Binding<String>) -> some View {
        navigationBarSetting { settings in
            guard settings.title == nil else { return }
            settings.title = Text(title.wrappedValue)
            settings.editableTitle = title
        }
    }

    /// Adds a menu to the small title of the screen. A `RenameButton` in it renames a title that the user may change.
    public nonisolated __consuming func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = AnyView(content())
        return navigationBarSetting { $0.titleMenu = $0.titleMenu ?? menu }
    }

    /// Sets a line below the title of the screen.
    public nonisolated __consuming func navigationSubtitle(_ subtitle: Text) -> some View {
        navigationBarSetting { $0.subtitle = $0.subtitle ?? subtitle }
    }

    /// Sets a line below the title of the screen.
    @_disfavoredOverload
    public nonisolated __consuming func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationBarSetting { $0.subtitle = $0.subtitle ?? Text(subtitle) }
    }

    /// Sets a localized line below the title of the screen.
    public nonisolated __consuming func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationBarSetting { $0.subtitle = $0.subtitle ?? Text(subtitleKey) }
    }

    /// Sets the size of the screen's title.
    public nonisolated __consuming func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarSetting { $0.titleMode = $0.titleMode ?? displayMode }
    }

    /// Sets the size of the screen's title.
    public nonisolated __consuming func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }

    /// Shows or hides the button that goes back.
    public nonisolated __consuming func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationBarSetting { $0.hidesBackButton = $0.hidesBackButton ?? hidesBackButton }
    }

    /// Shows or hides the bar with the title.
    public nonisolated __consuming func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
    }

    /// Sets the title of the screen, in the form of older apps.
    public nonisolated __consuming func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets a localized title of the screen, in the form of older apps.
    public nonisolated __consuming func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the screen, in the form of older apps.
    @_disfavoredOverload
    public nonisolated __consuming func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// Sets the title of the screen and its size, in the form of older apps.
    public nonisolated __consuming func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets a localized title of the screen and its size, in the form of older apps.
    public nonisolated __consuming func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the screen and its size, in the form of older apps.
    @_disfavoredOverload
    public nonisolated __consuming func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
}
