/// A bar if the progress is known, otherwise a spinner.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The platform's default style of progress views.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar if the progress is known, otherwise a spinner.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
