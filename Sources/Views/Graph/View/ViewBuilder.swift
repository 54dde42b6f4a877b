/// Builds a view from the statements of a closure: any number of views, `if`, `else`, `switch`, `if let`,
/// `if #available` and declarations.
@resultBuilder
public struct ViewBuilder {
    /// A view of the closure.
    public static func buildExpression<Content: View>(_ content: __owned Content) -> Content {
        content
    }

    /// A closure without views.
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// A closure with one view.
    public static func buildBlock<Content: View>(_ content: __owned Content) -> Content {
        content
    }

    /// A closure with several views.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }

    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: __owned Content?) -> Content? {
        content
    }

    /// The first branch of a condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: __owned TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second branch of a condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: __owned FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// A branch of `if #available`. The type of its view is hidden, because older systems lack it.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
