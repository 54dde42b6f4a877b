/// Tabs that belong together. A sidebar shows them below the section's header, a tab bar shows each of them without it.
public nonisolated struct TabSection<Header, Content, Footer, SelectionValue> {
    let header: Header
    let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue

    /// The section itself.
    @MainActor @preconcurrency public var body: Self { self }

    @MainActor @preconcurrency public static func _pages(of section: Self) -> AnyView {
        AnyView(TabSectionPages(pages: Content._pages(of: section.content), header: AnyView(section.header)))
    }
}

/// The pages of a section, which know their section.
private nonisolated struct TabSectionPages: View {
    let pages: AnyView
    let header: AnyView
    @Namespace private var id

    @MainActor var body: some View {
        pages.modifier(
            TraitModifier(key: ObjectIdentifier(TabSectionTrait.self), value: TabSectionPart(id: id, header: header)))
    }
}

/// The section of a page in a tab view.
struct TabSectionPart {
    let id: Namespace.ID
    let header: AnyView
}

/// The trait that stores the section of a page.
enum TabSectionTrait: ItemTrait {
    typealias Value = TabSectionPart
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// A section with a header.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(header: header(), content: content())
    }
}

extension TabSection
where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// A section without a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(header: EmptyView(), content: content())
    }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// A section with a localized title.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(header: Text(titleKey), content: content())
    }

    /// A section with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(header: Text(title), content: content())
    }
}
