import EspalierDisplayTree

/// Controls that belong together, side by side on one background.
public nonisolated struct ControlGroup<Content: View>: View {
    let content: Content
    let label: AnyView?

    /// A group of controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }

    /// A group of controls with a label.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.content = LabeledControlGroupContent(content: content(), label: label)
        self.label = AnyView(label)
    }

    /// A group of controls with a localized title.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group of controls with a title.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    @MainActor public var body: some View {
        StyledControl(
            ControlGroupStyleConfiguration(
                content: .init(content: AnyView(content)), label: .init(content: label ?? AnyView(EmptyView())))
        ) { AutomaticControlGroupStyle().makeBody(configuration: $0) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group of a style's configuration, in the next outer style or, without one, the system's.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        content = configuration.content
        label = configuration.label.content
    }
}

/// The content of a control group with a label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    @MainActor public var body: some View { content }
}
