/// The stores of an app's models.
public final class ModelContainer: Sendable {
    public let schema: Schema

    /// A container for models and those that they lead to.
    public init(for schema: Schema) throws {
        self.schema = schema
    }
}
