/// Builds the content of bars from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    /// A content of the closure.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// A closure with one content.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// A closure with several contents. An empty closure is one of views.
    @_disfavoredOverload
    public static func buildBlock<First: ToolbarContent, each Content: ToolbarContent>(
        _ first: First, _ content: repeat each Content
    ) -> TupleToolbarContent<First, repeat each Content> {
        TupleToolbarContent(first, repeat each content)
    }

    /// An `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// The first branch of a condition.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> ConditionalToolbarContent<First, Second> {
        ConditionalToolbarContent(first: first)
    }

    /// The second branch of a condition.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> ConditionalToolbarContent<First, Second> {
        ConditionalToolbarContent(second: second)
    }

    /// A branch of `if #available`.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        content
    }
}
