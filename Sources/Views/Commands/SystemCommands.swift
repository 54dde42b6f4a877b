/// The command that shows and hides the sidebar of the page's split view.
public nonisolated struct SidebarCommands: Commands {
    /// The command of the sidebar.
    public init() {}

    @MainActor public var body: some Commands { UsualCommand(group: .sidebar) { SidebarCommand() } }
}

/// The command that shows and hides the page's inspector.
public nonisolated struct InspectorCommands: Commands {
    /// The command of the inspector.
    public init() {}

    @MainActor public var body: some Commands { UsualCommand(group: .sidebar) { InspectorCommand() } }
}

/// The commands of the toolbar. Pages have none: their bars are always visible.
public nonisolated struct ToolbarCommands: Commands {
    /// The commands of the toolbar.
    public init() {}

    @MainActor public var body: some Commands { EmptyCommands() }
}

/// The commands that edit texts. The browser has them.
public nonisolated struct TextEditingCommands: Commands {
    /// The commands that edit texts.
    public init() {}

    @MainActor public var body: some Commands { EmptyCommands() }
}

/// The commands that change the look of texts. Pages have none: fields contain plain texts.
public nonisolated struct TextFormattingCommands: Commands {
    /// The commands that change the look of texts.
    public init() {}

    @MainActor public var body: some Commands { EmptyCommands() }
}

/// The commands that import from other devices. Pages have none.
public nonisolated struct ImportFromDevicesCommands: Commands {
    /// The commands that import from other devices.
    public init() {}

    @MainActor public var body: some Commands { EmptyCommands() }
}

/// An entry that `CommandGroup(replacing:)` replaces.
private nonisolated struct UsualCommand<Content: View>: Commands {
    let group: CommandGroupPlacement
    let content: Content

    init(group: CommandGroupPlacement, @ViewBuilder content: () -> Content) {
        self.group = group
        self.content = content()
    }

    @MainActor var body: Never { preconditionFailure("A command has no body.") }

    @MainActor static func _makeView(_ commands: Self) -> AnyView {
        CommandEntry(kind: .usual(commands.group), view: AnyView(commands.content)).contribution
    }
}

private nonisolated struct SidebarCommand: View {
    @FocusedValue(\.sidebarToggle) private var toggle

    @MainActor var body: some View {
        Button {
            toggle?.run()
        } label: {
            SystemLabel(.toggleSidebar)
        }
        .keyboardShortcut("s", modifiers: [.control, .command])
        .disabled(toggle == nil)
    }
}

private nonisolated struct InspectorCommand: View {
    @FocusedValue(\.inspectorToggle) private var toggle

    @MainActor var body: some View {
        Button {
            toggle?.run()
        } label: {
            SystemLabel(.toggleInspector)
        }
        .keyboardShortcut("i", modifiers: [.control, .command])
        .disabled(toggle == nil)
    }
}
