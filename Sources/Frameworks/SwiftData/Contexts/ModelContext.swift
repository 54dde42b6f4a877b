/// A set of models that an app reads and changes, and the changes that are not saved yet.
public final class ModelContext {
    /// The container whose store the context reads and writes.
    public let container: ModelContainer
    /// Whether the context saves by itself at the end of each event.
    public var autosaveEnabled = false

    public init(_ container: ModelContainer) {
        self.container = container
    }
}

extension ModelContext: Equatable {
    public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
}
