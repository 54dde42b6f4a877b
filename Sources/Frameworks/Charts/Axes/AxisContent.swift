import EspalierLayoutEngine
import EspalierViews

/// The marks of an axis, or of several axes at different edges.
@MainActor @preconcurrency
public protocol AxisContent {
    /// The type of the body.
    associatedtype Body: AxisContent

    /// The content that this one consists of.
    @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the marks to those of an axis. `AxisMarks` implements it; the marks of other content are those of its body.
    nonisolated static func _collect(_ content: Self, into axes: inout _ChartAxes)
}

/// The marks of an axis while its content is read.
public struct _ChartAxes {
    var groups: [AxisGroup] = []
}

extension AxisContent {
    public nonisolated static func _collect(_ content: Self, into axes: inout _ChartAxes) {
        let content = MainActorValue(content)
        let body = MainActor.assumeIsolated { MainActorValue(content.value.body) }
        Body._collect(body.value, into: &axes)
    }
}

extension AxisContent where Body == Never {
    /// Reading the body stops the program: the marks of axes have none.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: AxisContent {
    public nonisolated static func _collect(_ content: Never, into axes: inout _ChartAxes) {}
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public nonisolated static func _collect(_ content: Self, into axes: inout _ChartAxes) {
        if let content { Wrapped._collect(content, into: &axes) }
    }
}

/// Axis content whose type is hidden.
public nonisolated struct AnyAxisContent: AxisContent {
    public typealias Body = Never

    let groups: [AxisGroup]

    init(groups: [AxisGroup]) {
        self.groups = groups
    }

    /// Hides the type of axis content.
    public init<Content: AxisContent>(_ content: Content) {
        var axes = _ChartAxes()
        Content._collect(content, into: &axes)
        groups = axes.groups
    }

    /// Hides the type of axis content.
    public init<Content: AxisContent>(erasing content: Content) {
        self.init(content)
    }

    public nonisolated static func _collect(_ content: Self, into axes: inout _ChartAxes) {
        axes.groups += content.groups
    }
}

extension AxisContent {
    /// Adds the content of several layers into one.
    public nonisolated func compositingLayer() -> some AxisContent { AnyAxisContent(self) }
}

/// Builds the marks of an axis from the statements of a closure.
@resultBuilder
public struct AxisContentBuilder {
    /// Marks of the closure.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

    /// A closure without marks.
    public static func buildBlock() -> AnyAxisContent { AnyAxisContent(groups: []) }

    /// A closure with one statement.
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

    /// A closure with several statements.
    @_disfavoredOverload
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> AnyAxisContent {
        var axes = _ChartAxes()
        func collect<Part: AxisContent>(_ part: Part) { Part._collect(part, into: &axes) }
        repeat collect(each content)
        return AnyAxisContent(groups: axes.groups)
    }

    /// An `if` without `else`.
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

    /// The first branch of a condition.
    public static func buildEither<Content: AxisContent>(first: Content) -> AnyAxisContent { AnyAxisContent(first) }

    /// The second branch of a condition.
    public static func buildEither<Content: AxisContent>(second: Content) -> AnyAxisContent { AnyAxisContent(second) }

    /// A branch of `if #available`.
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
        AnyAxisContent(content)
    }
}
