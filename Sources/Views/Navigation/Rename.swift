/// Renames something: the title of a screen, or what an action of the app renames.
public struct RenameAction {
    let action: () -> Void

    /// Begins to rename.
    public func callAsFunction() { action() }
}

/// A button that begins to rename: the title of the screen, or what `renameAction(_:)` around it determines. Without either it is
/// disabled.
public nonisolated struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    @MainActor public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == RenameButtonLabel {
    /// A button with the system's text.
    public init() { label = RenameButtonLabel() }
}

/// The text of a button that renames, in the page's language, with a symbol.
public nonisolated struct RenameButtonLabel: View {
    @MainActor public var body: some View {
        Label {
            SystemLabel(.rename)
        } icon: {
            Image(systemName: "pencil")
        }
    }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// The action of rename buttons; nil for none.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets the action of the rename buttons inside.
    public nonisolated __consuming func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Lets the rename buttons inside move the focus to a field.
    public nonisolated __consuming func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
