/// A function of an app that the model calls. Without a model none is called.
public protocol Tool<Arguments, Output>: Sendable {
    /// The result.
    associatedtype Output: PromptRepresentable
    /// The parameters.
    associatedtype Arguments: ConvertibleFromGeneratedContent

    var name: String { get }
    /// The description for the model.
    var description: String { get }
    /// Whether the model reads the parameters' form.
    var includesSchemaInInstructions: Bool { get }

    /// Runs the function.
    nonisolated(nonsending) func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    /// The name of the type.
    public var name: String { String(describing: Self.self) }
    /// Whether the model reads the parameters' form: true.
    public var includesSchemaInInstructions: Bool { true }
}

/// The messages of a conversation: none.
public struct Transcript: Sendable, Equatable, RandomAccessCollection {
    /// A message. Without a model there is none.
    public struct Entry: Sendable, Identifiable, Equatable {
        public let id: String
    }

    private let entries: [Entry]

    public init(entries: some Sequence<Entry> = []) {
        self.entries = Array(entries)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { entries.count }
    public subscript(index: Int) -> Entry { entries[index] }
}
