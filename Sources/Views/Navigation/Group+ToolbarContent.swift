extension Group: ToolbarContent where Content: ToolbarContent {
    public typealias Body = Never

    /// Groups the items of a closure.
    public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
        self.init(parts: content())
    }

    @MainActor public var body: Never { preconditionFailure("A group has no body.") }

    public nonisolated func _entries() -> [ToolbarEntry] { content._entries() }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
