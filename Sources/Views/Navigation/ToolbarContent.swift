/// A view in a bar.
public struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let view: AnyView
    /// The kind of an item that the bar has by itself; nil for the app's items.
    var kind: ToolbarDefaultItemKind?
}

/// The content of a screen's bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the content that this one consists of.
    associatedtype Body: ToolbarContent

    /// The content that this one consists of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    nonisolated func _entries() -> [ToolbarEntry]
}

extension ToolbarContent {
    public nonisolated func _entries() -> [ToolbarEntry] {
        let content = UncheckedTransfer(self)
        return content.onMain { UncheckedTransfer($0.body._entries()) }.value
    }
}

/// Content that users can rearrange on some systems. Pages show it as it is.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Several contents of bars, in the order of the code.
public nonisolated struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    public var body: Never { preconditionFailure("A list of toolbar contents has no body.") }

    public func _entries() -> [ToolbarEntry] {
        var entries: [ToolbarEntry] = []
        for part in repeat each content { entries += part._entries() }
        return entries
    }
}

/// The content of one of two branches.
public nonisolated struct ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    private let first: First?
    private let second: Second?

    init(first: First? = nil, second: Second? = nil) {
        self.first = first
        self.second = second
    }

    public var body: Never { preconditionFailure("A conditional toolbar content has no body.") }

    public func _entries() -> [ToolbarEntry] { (first?._entries() ?? []) + (second?._entries() ?? []) }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public var body: Never { preconditionFailure("An optional toolbar content has no body.") }

    public nonisolated func _entries() -> [ToolbarEntry] { self?._entries() ?? [] }
}
