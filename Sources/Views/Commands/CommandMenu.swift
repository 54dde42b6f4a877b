/// A menu of the app in the menu bar.
public nonisolated struct CommandMenu<Content: View>: Commands {
    private let name: Text
    private let content: Content

    /// A menu with a localized name.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// A menu with a name.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    /// A menu with a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    @MainActor public var body: Never { preconditionFailure("A command menu has no body.") }

    @MainActor public static func _makeView(_ commands: Self) -> AnyView {
        CommandEntry(kind: .menu(commands.name), view: AnyView(commands.content)).contribution
    }
}

/// Entries in a menu of the system.
public nonisolated struct CommandGroup<Content: View>: Commands {
    private let entry: CommandEntry

    /// Entries in front of a group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        entry = CommandEntry(kind: .before(group), view: AnyView(addition()))
    }

    /// Entries behind a group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        entry = CommandEntry(kind: .after(group), view: AnyView(addition()))
    }

    /// Entries in place of a group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        entry = CommandEntry(kind: .replacing(group), view: AnyView(addition()))
    }

    @MainActor public var body: Never { preconditionFailure("A command group has no body.") }

    @MainActor public static func _makeView(_ commands: Self) -> AnyView { commands.entry.contribution }
}
