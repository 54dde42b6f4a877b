import EspalierDisplayTree

/// Content on a background of its own, with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    /// A box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// A box with a label, in the form of older apps.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @MainActor public var body: some View {
        StyledControl(
            GroupBoxStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
                hasLabel: Label.self != EmptyView.self)
        ) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// A box with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A box with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box of a style's configuration, in the next outer style or, without one, the system's.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}
