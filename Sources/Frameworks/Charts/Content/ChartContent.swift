public import EspalierViews

/// The marks of a chart, or a part of them.
///
/// An app's own type has a `body` of other content, as views do.
@MainActor @preconcurrency
public protocol ChartContent {
    /// The type of the body.
    associatedtype Body: ChartContent

    /// The content that this one consists of.
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the marks of the content to those of a chart. Marks and modifiers implement it; the marks of other content are those of its
    /// body.
    static func _collect(_ content: Self, into marks: _ChartMarks)
}

/// The marks of a chart while its content is read.
public struct _ChartMarks {
    let collector: MarkCollector
}

extension ChartContent {
    @MainActor public static func _collect(_ content: Self, into marks: _ChartMarks) {
        Body._collect(content.body, into: marks)
    }
}

/// Content that the module implements.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension ChartContent where Body == Never {
    /// Reading the body stops the program: marks have none.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: ChartContent {
    @MainActor public static func _collect(_ content: Never, into marks: _ChartMarks) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
    @MainActor public static func _collect(_ content: Self, into marks: _ChartMarks) {
        if let content { Wrapped._collect(content, into: marks) }
    }
}

extension _ConditionalContent: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never

    @MainActor public static func _collect(_ content: Self, into marks: _ChartMarks) {
        switch content.storage {
        case .trueContent(let content): TrueContent._collect(content, into: marks)
        case .falseContent(let content): FalseContent._collect(content, into: marks)
        }
    }
}

extension Group: ChartContent where Content: ChartContent {
    public typealias Body = Never

    /// Groups the marks of a closure. A modifier of the group applies to each of them.
    public nonisolated init(@ChartContentBuilder content: () -> Content) {
        self.init(parts: content())
    }

    @MainActor public static func _collect(_ group: Self, into marks: _ChartMarks) {
        Content._collect(group.content, into: marks)
    }
}

/// Marks that are drawn together, so that opacity, blur and masks apply to all of them at once.
public nonisolated struct Plot<Content: ChartContent>: ChartContent {
    public typealias Body = Never

    let content: Content

    /// Combines the marks of a closure.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public static func _collect(_ plot: Self, into marks: _ChartMarks) {
        Content._collect(plot.content, into: marks)
    }
}
