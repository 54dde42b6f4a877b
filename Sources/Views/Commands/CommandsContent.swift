/// The commands of a scene: menus, and entries of the system's menus.
///
/// A type with this protocol may have dynamic properties, such as `@FocusedValue`.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the commands of which these consist.
    associatedtype Body: Commands

    /// The commands of which these consist.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

    @MainActor @preconcurrency static func _makeView(_ commands: Self) -> AnyView
}

extension Commands {
    public static func _makeView(_ commands: Self) -> AnyView { AnyView(CommandsBody(commands: commands)) }
}

extension Never: Commands {}

/// No commands.
public nonisolated struct EmptyCommands: Commands {
    /// No commands.
    public init() {}

    @MainActor public var body: Never { preconditionFailure("Empty commands have no body.") }

    @MainActor public static func _makeView(_ commands: Self) -> AnyView { AnyView(EmptyView()) }
}

/// Several commands, in the order of the code.
public nonisolated struct TupleCommands<each Content: Commands>: Commands {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    @MainActor public var body: Never { preconditionFailure("Several commands have no body.") }

    @MainActor public static func _makeView(_ commands: Self) -> AnyView {
        var views: [AnyView] = []
        func append<C: Commands>(_ commands: C) { views.append(C._makeView(commands)) }
        repeat append(each commands.content)
        return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
    }
}

/// The commands of one of two branches.
public nonisolated struct ConditionalCommands<First: Commands, Second: Commands>: Commands {
    private let first: First?
    private let second: Second?

    init(first: First? = nil, second: Second? = nil) {
        self.first = first
        self.second = second
    }

    @MainActor public var body: Never { preconditionFailure("Conditional commands have no body.") }

    @MainActor public static func _makeView(_ commands: Self) -> AnyView {
        commands.first.map { First._makeView($0) } ?? commands.second.map { Second._makeView($0) }
            ?? AnyView(EmptyView())
    }
}

extension Optional: Commands where Wrapped: Commands {
    @MainActor public var body: Never { preconditionFailure("Optional commands have no body.") }

    @MainActor public static func _makeView(_ commands: Self) -> AnyView {
        commands.map { Wrapped._makeView($0) } ?? AnyView(EmptyView())
    }
}
