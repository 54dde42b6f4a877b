/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
    /// Commands of the closure.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// An empty closure.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// A closure with one statement.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// A closure with several statements.
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> TupleCommands<repeat each Content> {
        TupleCommands(repeat each content)
    }

    /// An `if` without `else`.
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

    /// The first branch of a condition.
    public static func buildEither<First: Commands, Second: Commands>(
        first: First
    ) -> ConditionalCommands<First, Second> {
        ConditionalCommands(first: first)
    }

    /// The second branch of a condition.
    public static func buildEither<First: Commands, Second: Commands>(
        second: Second
    ) -> ConditionalCommands<First, Second> {
        ConditionalCommands(second: second)
    }

    /// A branch of `if #available`.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
}
