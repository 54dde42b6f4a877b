/// Tabs whose pages are changed by a modifier.
nonisolated struct ModifiedTabs<Content: TabContent, Pages: View>: PrimitiveTabContent {
    typealias TabValue = Content.TabValue
    typealias Body = Self

    let content: Content
    let change: @MainActor (AnyView) -> Pages

    @MainActor static func _pages(of tabs: Self) -> AnyView {
        AnyView(tabs.change(Content._pages(of: tabs.content)))
    }
}

/// Whether a page has no tab in the bar.
enum TabIsHiddenTrait: ItemTrait {
    typealias Value = Bool
}

/// Whether a page's tab takes no taps.
enum TabIsDisabledTrait: ItemTrait {
    typealias Value = Bool
}

extension TabContent {
    private nonisolated func trait<T: ItemTrait>(_ trait: T.Type, _ value: T.Value?) -> some TabContent<TabValue> {
        let key = ObjectIdentifier(trait)
        let value = UncheckedTransfer(value)
        return ModifiedTabs(content: self) { $0.modifier(TraitModifier(key: key, value: value.value)) }
    }

    /// Shows a number on the tab. The number 0 shows no badge.
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
        trait(BadgeTrait.self, BadgeContent.count(count).text)
    }

    /// Shows a text on the tab; nil shows no badge.
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
        trait(BadgeTrait.self, label)
    }

    /// Shows a localized text on the tab; nil shows no badge.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        trait(BadgeTrait.self, key.map { Text($0) })
    }

    /// Shows a text on the tab; nil shows no badge.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        trait(BadgeTrait.self, label.map { Text($0) })
    }

    /// Sets whether the tab is left out of the bar. The selection can still be its value.
    public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        trait(TabIsHiddenTrait.self, hidden)
    }

    /// Sets whether the tab takes no taps.
    public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        trait(TabIsDisabledTrait.self, disabled)
    }
}
