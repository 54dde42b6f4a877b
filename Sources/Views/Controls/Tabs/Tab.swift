/// A page of a `TabView`, and its label in the bar.
///
/// The content is made when the tab is first selected, and keeps its state from then on.
public nonisolated struct Tab<Value, Content, Label> {
    /// The tag of the page, applied to the page; nil for a tab without a value.
    let tagged: (@MainActor (AnyView) -> AnyView)?
    let role: TabRole?
    let content: Content
    let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value

    /// The tab itself.
    @MainActor @preconcurrency public var body: Self { self }

    @MainActor @preconcurrency public static func _pages(of tab: Self) -> AnyView {
        let page = AnyView(
            TabPageContent(content: tab.content).tabItem { tab.label }
                .modifier(TraitModifier(key: ObjectIdentifier(TabRoleTrait.self), value: tab.role)))
        return tab.tagged?(page) ?? page
    }
}

/// The content of a tab, as a view with a body of its own.
private nonisolated struct TabPageContent<Content: View>: View {
    let content: Content

    @MainActor var body: some View { content.modifier(TabAccessoryInset()) }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    private static func tag<V: Hashable>(_ value: V) -> @MainActor (AnyView) -> AnyView {
        let value = UncheckedTransfer(value)
        return { AnyView($0.tag(value.value)) }
    }

    /// A tab with a label.
    ///
    /// - Parameter value: The selection of the tab view while the tab is selected.
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tagged: Self.tag(value), role: nil, content: content(), label: label())
    }

    /// A tab with a label, for a tab view whose selection is optional.
    public init<T: Hashable>(value: T, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    where Value == T? {
        self.init(tagged: Self.tag(value as T?), role: nil, content: content(), label: label())
    }

    /// A tab with a role and a label.
    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(tagged: Self.tag(value), role: role, content: content(), label: label())
    }

    /// A tab with a role and a label, for a tab view whose selection is optional.
    public init<T: Hashable>(
        value: T, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == T? {
        self.init(tagged: Self.tag(value as T?), role: role, content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    private init(
        tagged: (@MainActor (AnyView) -> AnyView)?, role: TabRole?, title: Text?, icon: Image?, content: () -> Content
    ) {
        self.init(
            tagged: tagged, role: role, content: content(),
            label: DefaultTabLabel(title: title, icon: icon, role: role))
    }

    /// A tab without a label.
    ///
    /// - Parameter value: The selection of the tab view while the tab is selected.
    public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(tagged: Self.tag(value), role: nil, title: nil, icon: nil, content: content)
    }

    /// A tab without a label, for a tab view whose selection is optional.
    public init<T: Hashable>(value: T, @ViewBuilder content: () -> Content) where Value == T? {
        self.init(tagged: Self.tag(value as T?), role: nil, title: nil, icon: nil, content: content)
    }

    /// A tab with the label of its role.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(tagged: Self.tag(value), role: role, title: nil, icon: nil, content: content)
    }

    /// A tab with the label of its role, for a tab view whose selection is optional.
    public init<T: Hashable>(value: T, role: TabRole?, @ViewBuilder content: () -> Content) where Value == T? {
        self.init(tagged: Self.tag(value as T?), role: role, title: nil, icon: nil, content: content)
    }

    /// A tab with a localized title and a symbol.
    ///
    /// - Parameter value: The selection of the tab view while the tab is selected.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tagged: Self.tag(value), role: role, title: Text(titleKey), icon: Image(systemName: systemImage),
            content: content)
    }

    /// A tab with a localized title and a symbol, for a tab view whose selection is optional.
    public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(
            tagged: Self.tag(value as T?), role: role, title: Text(titleKey), icon: Image(systemName: systemImage),
            content: content)
    }

    /// A tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            tagged: Self.tag(value), role: role, title: Text(title), icon: Image(systemName: systemImage),
            content: content)
    }

    /// A tab with a title and a symbol, for a tab view whose selection is optional.
    @_disfavoredOverload
    public init<S: StringProtocol, T: Hashable>(
        _ title: S, systemImage: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(
            tagged: Self.tag(value as T?), role: role, title: Text(title), icon: Image(systemName: systemImage),
            content: content)
    }

    /// A tab with a localized title and an image of the app.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(tagged: Self.tag(value), role: role, title: Text(titleKey), icon: Image(image), content: content)
    }

    /// A tab with a localized title and an image of the app, for a tab view whose selection is optional.
    public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(
            tagged: Self.tag(value as T?), role: role, title: Text(titleKey), icon: Image(image), content: content)
    }

    /// A tab with a title and an image of the app.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(tagged: Self.tag(value), role: role, title: Text(title), icon: Image(image), content: content)
    }

    /// A tab with a title and an image of the app, for a tab view whose selection is optional.
    @_disfavoredOverload
    public init<S: StringProtocol, T: Hashable>(
        _ title: S, image: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(
            tagged: Self.tag(value as T?), role: role, title: Text(title), icon: Image(image), content: content)
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// A tab with a label, for a tab view that stores the selection by itself.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tagged: nil, role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A tab with the label of its role, for a tab view that stores the selection by itself.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(tagged: nil, role: role, title: nil, icon: nil, content: content)
    }

    /// A tab with a localized title and a symbol, for a tab view that stores the selection by itself.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            tagged: nil, role: role, title: Text(titleKey), icon: Image(systemName: systemImage), content: content)
    }

    /// A tab with a title and a symbol, for a tab view that stores the selection by itself.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(tagged: nil, role: role, title: Text(title), icon: Image(systemName: systemImage), content: content)
    }

    /// A tab with a localized title and an image of the app, for a tab view that stores the selection by itself.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(tagged: nil, role: role, title: Text(titleKey), icon: Image(image), content: content)
    }

    /// A tab with a title and an image of the app, for a tab view that stores the selection by itself.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(tagged: nil, role: role, title: Text(title), icon: Image(image), content: content)
    }
}
