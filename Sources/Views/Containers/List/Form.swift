/// A container for controls in groups, as in the system's settings.
public nonisolated struct Form<Content: View>: View {
    let content: Content

    /// A form of controls, grouped by `Section`.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        StyledControl(FormStyleConfiguration(content: .init(content: AnyView(content)))) { _ in
            List { content }.listStyle(.insetGrouped)
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form of a style's configuration, in the next outer style or, without one, the system's.
    public init(_ configuration: FormStyleConfiguration) {
        content = configuration.content
    }
}
