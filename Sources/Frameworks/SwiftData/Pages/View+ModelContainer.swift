public import EspalierViews

extension View {
    /// Sets the container whose main context the views inside use.
    ///
    /// The container's data belongs to everybody, or to the browser or the user, as its configurations say (`ModelConfiguration`).
    public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
        modifier(ModelContainerModifier(.container(container)))
    }

    /// Sets a container of a model and those that its relationships lead to. Its data belongs to the browser: all pages of a browser share
    /// it, and no other browser sees it.
    ///
    /// - Parameters:
    ///   - inMemory: Whether the data ends with the browser's last page.
    ///   - isAutosaveEnabled: Whether changes are saved at the end of each event.
    ///   - isUndoEnabled: Whether the page's undo manager records changes.
    ///   - onSetup: Called once the container is open, or cannot be opened.
    public nonisolated func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Sets a container of several models and those that their relationships lead to. Its data belongs to the browser.
    ///
    /// - Parameters:
    ///   - inMemory: Whether the data ends with the browser's last page.
    ///   - isAutosaveEnabled: Whether changes are saved at the end of each event.
    ///   - isUndoEnabled: Whether the page's undo manager records changes.
    ///   - onSetup: Called once the container is open, or cannot be opened.
    public nonisolated func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            ModelContainerModifier(
                .request(
                    modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
                    onSetup: onSetup)))
    }
}

extension Scene {
    /// Sets the container whose main context the windows of the scene use.
    ///
    /// The container's data belongs to everybody, or to the browser or the user, as its configurations say (`ModelConfiguration`).
    public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
        wrapped(ModelContainerModifier(.container(container)))
    }

    /// Sets a container of a model and those that its relationships lead to, for the windows of the scene. Its data belongs to the browser.
    ///
    /// - Parameters:
    ///   - inMemory: Whether the data ends with the browser's last page.
    ///   - isAutosaveEnabled: Whether changes are saved at the end of each event.
    ///   - isUndoEnabled: Whether the page's undo manager records changes.
    ///   - onSetup: Called once the container is open, or cannot be opened.
    public nonisolated func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Sets a container of several models and those that their relationships lead to, for the windows of the scene.
    ///
    /// - Parameters:
    ///   - inMemory: Whether the data ends with the browser's last page.
    ///   - isAutosaveEnabled: Whether changes are saved at the end of each event.
    ///   - isUndoEnabled: Whether the page's undo manager records changes.
    ///   - onSetup: Called once the container is open, or cannot be opened.
    public nonisolated func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        wrapped(
            ModelContainerModifier(
                .request(
                    modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
                    onSetup: onSetup)))
    }
}

extension PageContainer.Source {
    fileprivate static func request(
        _ types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool, isUndoEnabled: Bool,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
    ) -> Self {
        .models(
            types,
            PageContainers.Request(
                types: types.map { ObjectIdentifier($0) }, isInMemory: inMemory,
                isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled), onSetup)
    }
}
