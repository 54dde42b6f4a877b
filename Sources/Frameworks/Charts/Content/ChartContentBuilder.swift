import EspalierViews

/// Builds the content of a chart from the statements of a closure: any number of marks, `if`, `else`, `switch`, `if let`,
/// `if #available` and declarations.
@resultBuilder
public struct ChartContentBuilder {
    /// A mark of the closure.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    /// A closure without marks.
    public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

    /// A closure with one mark.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    /// A closure with several marks.
    @_disfavoredOverload
    public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> BuilderTuple<repeat each Content> {
        BuilderTuple((repeat each content))
    }

    /// An `if` without `else`.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    /// The first branch of a condition.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(.first(first))
    }

    /// The second branch of a condition.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> {
        BuilderConditional(.second(second))
    }

    /// A branch of `if #available`.
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// Content without marks.
public nonisolated struct EmptyChartContent: ChartContent {
    public typealias Body = Never

    /// Content without marks.
    public init() {}

    @MainActor public static func _collect(_ content: Self, into marks: _ChartMarks) {}
}

/// The marks of a closure with more than one statement.
public nonisolated struct BuilderTuple<each Content: ChartContent>: ChartContent {
    public typealias Body = Never

    let content: (repeat each Content)

    init(_ content: (repeat each Content)) {
        self.content = content
    }

    @MainActor public static func _collect(_ tuple: Self, into marks: _ChartMarks) {
        func collect<Part: ChartContent>(_ part: Part) { Part._collect(part, into: marks) }
        repeat collect(each tuple.content)
    }
}

/// One of two contents, depending on a condition.
public nonisolated struct BuilderConditional<First: ChartContent, Second: ChartContent>: ChartContent {
    public typealias Body = Never

    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }

    @MainActor public static func _collect(_ content: Self, into marks: _ChartMarks) {
        switch content.storage {
        case .first(let first): First._collect(first, into: marks)
        case .second(let second): Second._collect(second, into: marks)
        }
    }
}

/// Content whose type is hidden.
public nonisolated struct AnyChartContent: ChartContent {
    public typealias Body = Never

    let content: any ChartContent

    /// Hides the type of content.
    public init<Content: ChartContent>(_ content: Content) {
        self.content = content
    }

    /// Hides the type of content.
    public init<Content: ChartContent>(erasing content: Content) {
        self.content = content
    }

    @MainActor public static func _collect(_ content: Self, into marks: _ChartMarks) {
        func collect<Content: ChartContent>(_ content: Content) { Content._collect(content, into: marks) }
        collect(content.content)
    }
}
