/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// Makes the body of a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The parts and the state of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The parts of a progress view.
public nonisolated struct ProgressViewStyleConfiguration {
    /// The task's label.
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The label of the current value.
    public nonisolated struct CurrentValueLabel: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The progress, 0…1; nil if it is unknown.
    public let fractionCompleted: Double?
    /// The task's label; nil if there is none.
    public var label: Label?
    /// The label of the current value; nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
}

extension View {
    /// Sets the style of the progress views inside.
    public nonisolated __consuming func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: ProgressViewStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
