/// Content that is shown and hidden by a tap on its label.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
    let isExpanded: Binding<Bool>?
    let label: Label
    let content: () -> Content
    @State private var ownState = false

    /// A group that is collapsed at first and stores its own state.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.label = label()
        self.content = content
    }

    /// A group whose state is a binding.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.label = label()
        self.content = content
    }

    @MainActor public var body: some View {
        let isExpanded = isExpanded ?? $ownState
        StyledControl(
            DisclosureGroupStyleConfiguration(
                label: .init(content: AnyView(label)),
                content: .init(content: isExpanded.wrappedValue ? AnyView(content()) : AnyView(EmptyView())),
                isExpanded: isExpanded)
        ) { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a localized title, collapsed at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group with a title, collapsed at first.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    /// A group with a localized title, whose state is a binding.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// A group with a title, whose state is a binding.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}
