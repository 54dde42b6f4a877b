import EspalierViews

extension ModelContext {
    /// Notes a change that cannot be made, in a function that throws no error. It is not made, the log names it, and the next call of `save()`
    /// throws the error.
    func refuse(_ kind: SwiftDataError.Kind, _ message: String) {
        Warning.once(message)
        if refusal == nil { refusal = SwiftDataError(kind, message) }
    }

    /// The error of a change that was refused since the last save, which is forgotten.
    func takeRefusal() -> SwiftDataError? {
        defer { refusal = nil }
        return refusal
    }

    // MARK: Models of other contexts

    /// Whether a model belongs to another context.
    func isForeign(_ model: any PersistentModel) -> Bool {
        guard let context = model.modelContext else { return false }
        return context !== self
    }

    /// This context's object for a model of another context; nil, and a refusal, if it is not saved or belongs to another container.
    ///
    /// - Parameter place: The property or function that was given the model.
    func ownModel(of model: any PersistentModel, at place: String) -> (any PersistentModel)? {
        let storage = model.persistentBackingData
        if storage.context?.contents === contents, let row = storage.row, let own = object(row, of: storage.entity) {
            return own
        }
        refuse(
            .modelValidationFailure,
            "\(place) was given a \(type(of: model)) of another ModelContext, which was left out. Fetch it in the same context by its persistentModelID."
        )
        return nil
    }
}
