public import EspalierViews

private enum ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
    /// The context whose models the views show and change, which `modelContainer(_:)` and its variants set.
    ///
    /// Without a container, it is a context without models, whose fetches fail.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] ?? MissingContainer.context }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    /// Sets the context that the views inside use.
    public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }
}

extension Scene {
    /// Sets the context that the windows of the scene use.
    public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }
}
