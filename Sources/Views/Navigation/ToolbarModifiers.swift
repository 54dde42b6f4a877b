extension View {
    /// Adds content to the bars of the screen.
    public nonisolated __consuming func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let entries = content()._entries()
        return navigationBarSetting { settings in
            for entry in entries {
                if entry.placement.area == .titleMenu {
                    settings.titleMenu = settings.titleMenu ?? entry.view
                } else {
                    settings.items.append(entry)
                }
            }
        }
    }

    /// Adds views to the end of the bar with the title.
    public nonisolated __consuming func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = ToolbarEntry(placement: .automatic, view: AnyView(content()))
        return navigationBarSetting { $0.items.append(entry) }
    }

    /// Adds content to the bars of the screen. The identity is for customization, which pages do not have.
    public nonisolated __consuming func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }

    /// Removes an item that the bar has by itself: the title of the screen stays the title of the document.
    public nonisolated __consuming func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        navigationBarSetting { settings in
            if let defaultItemKind { settings.removedItems.insert(defaultItemKind) }
        }
    }

    /// Shows or hides bars of the screen, or the bar of the tab view around it while the screen is shown.
    public nonisolated __consuming func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, of: bars)
    }

    /// Shows or hides bars of the screen, or the bar of the tab view around it while the screen is shown.
    public nonisolated __consuming func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    {
        toolbarVisibility(visibility, of: bars)
    }

    private nonisolated func toolbarVisibility(_ visibility: Visibility, of bars: [ToolbarPlacement]) -> some View {
        navigationBarSetting { settings in
            for bar in bars { settings.visibility[bar] = settings.visibility[bar] ?? visibility }
        }
        .transformPreference(TabBarVisibilityKey.self) { own in
            if bars.contains(.tabBar) { own = own ?? visibility }
        }
    }

    /// Shows or hides the backgrounds of bars. By default a background is visible while content scrolls below it.
    public nonisolated __consuming func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    {
        navigationBarSetting { settings in
            for bar in bars { settings.backgroundVisibility[bar] = settings.backgroundVisibility[bar] ?? visibility }
        }
    }

    /// Shows or hides the backgrounds of bars. By default a background is visible while content scrolls below it.
    public nonisolated __consuming func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        navigationBarSetting { settings in
            for bar in bars { settings.backgroundVisibility[bar] = settings.backgroundVisibility[bar] ?? visibility }
        }
    }

    /// Sets the style of the backgrounds of bars.
    public nonisolated __consuming func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        navigationBarSetting { settings in
            for bar in bars { settings.background[bar] = settings.background[bar] ?? AnyShapeStyle(style) }
        }
    }

    /// Sets the color scheme of bars; nil for that of the screen.
    public nonisolated __consuming func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
        -> some View
    {
        navigationBarSetting { settings in
            for bar in bars where settings.colorScheme[bar] == nil { settings.colorScheme[bar] = colorScheme }
        }
    }

    /// Sets the purpose of the toolbar's content, which determines the place of the title and the look of the back button.
    public nonisolated __consuming func toolbarRole(_ role: ToolbarRole) -> some View {
        navigationBarSetting { $0.role = $0.role ?? role }
    }

    /// Adds views to the ends of the bar with the title, in the form of older apps.
    public nonisolated __consuming func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Adds a view to the start of the bar with the title, in the form of older apps.
    public nonisolated __consuming func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Adds a view to the end of the bar with the title, in the form of older apps.
    public nonisolated __consuming func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}
