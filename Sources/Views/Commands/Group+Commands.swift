extension Group: Commands where Content: Commands {
    public typealias Body = Never

    /// Groups the commands of a closure. An empty closure is one of views where both are possible.
    @_disfavoredOverload
    public nonisolated init(@CommandsBuilder content: () -> Content) {
        self.init(parts: content())
    }

    @MainActor public var body: Never { preconditionFailure("A group has no body.") }

    @MainActor public static func _makeView(_ commands: Self) -> AnyView { Content._makeView(commands.content) }
}
