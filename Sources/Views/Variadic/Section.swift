/// Views that belong together, with a header and a footer. Lists and forms show them as a group; in other containers
/// they are ordinary views.
public nonisolated struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    let isExpanded: Binding<Bool>?
    @Namespace private var identity

    init(parts header: Parent, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    @MainActor public var body: some View {
        header.modifier(SectionPartModifier(section: identity, kind: .header(isExpanded)))
        if isExpanded?.wrappedValue != false {
            content.modifier(SectionPartModifier(section: identity, kind: .row))
        }
        footer.modifier(SectionPartModifier(section: identity, kind: .footer))
    }

    /// A section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(parts: header(), content(), footer())
    }

    /// A section with a header and a footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(parts: header, content(), footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(parts: header(), content(), EmptyView())
    }

    /// A section with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(parts: header, content(), EmptyView())
    }

    /// A section whose content is shown while `isExpanded`. In a list, the header has a button for it.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(parts: header(), content(), EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// A section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(parts: EmptyView(), content(), footer())
    }

    /// A section with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(parts: EmptyView(), content(), footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// A section without header and footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(parts: EmptyView(), content(), EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a localized title as its header.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(parts: Text(titleKey), content(), EmptyView())
    }

    /// A section with a title as its header.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(parts: Text(title), content(), EmptyView())
    }

    /// A section with a title by a stored key as its header.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(parts: Text(titleResource), content(), EmptyView())
    }

    /// A section with a title by a stored key as its header, whose content is shown while `isExpanded`.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(parts: Text(titleResource), content(), EmptyView(), isExpanded: isExpanded)
    }

    /// A section with a localized title as its header, whose content is shown while `isExpanded`. In a list, the header
    /// has a button for it.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(parts: Text(titleKey), content(), EmptyView(), isExpanded: isExpanded)
    }

    /// A section with a title as its header, whose content is shown while `isExpanded`. In a list, the header has a
    /// button for it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(parts: Text(title), content(), EmptyView(), isExpanded: isExpanded)
    }
}

/// The part of a section to which a view belongs.
struct SectionPart {
    enum Kind {
        case header(Binding<Bool>?)
        case row
        case footer
    }

    let section: Namespace.ID
    let kind: Kind
}

/// The trait by which a list groups views into sections.
enum SectionTrait: _ViewTraitKey {
    static var defaultValue: SectionPart? { nil }
}

private nonisolated struct SectionPartModifier: ViewModifier {
    let section: Namespace.ID
    let kind: SectionPart.Kind

    @MainActor func body(content: Content) -> some View {
        content.modifier(_TraitWritingModifier<SectionTrait>(value: SectionPart(section: section, kind: kind)))
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Has no effect: a section can be collapsed if it has a binding `isExpanded`, and no other one.
    public nonisolated func collapsible(_ collapsible: Bool) -> some View { self }
}

// MARK: Actions

/// The trait of a section's actions.
enum SectionActionsTrait: _ViewTraitKey {
    static var defaultValue: AnyView? { nil }
}

extension View {
    /// Appends rows with the given controls to a section in a list. Has no effect in other containers.
    public nonisolated __consuming func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View
    {
        modifier(_TraitWritingModifier<SectionActionsTrait>(value: AnyView(content())))
    }
}
