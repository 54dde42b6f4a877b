/// An actor with a context of its own, for work off the main actor. `@ModelActor` makes an actor conform.
///
/// Pass identifiers between actors, not models: `self[identifier, as: Trip.self]` gives the actor's object.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

/// An executor that has a context.
public protocol ModelExecutor: Executor {
    var modelContext: ModelContext { get }
}

/// An executor that runs one job after another.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

extension ModelActor {
    /// The actor's executor.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        guard let executor = modelExecutor as? any SerialModelExecutor else {
            fatalError("The executor of a ModelActor has to be a SerialModelExecutor.")
        }
        return executor.asUnownedSerialExecutor()
    }

    /// The actor's context.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The model with an identifier; nil if there is none.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        try? modelContext.existingModel(for: id)
    }
}
