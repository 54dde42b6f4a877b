/// A direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
    /// Up.
    case up
    /// Down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
}

extension View {
    /// Runs an action when an arrow key is pressed while the view or a view inside has the focus; nil for no action.
    public nonisolated __consuming func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        let directions: [KeyEquivalent: MoveCommandDirection] = [
            .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
        ]
        return command(action.map { action in (Set(directions.keys), { directions[$0].map(action) }) })
    }

    /// Runs an action when Escape is pressed while the view or a view inside has the focus; nil for no action.
    public nonisolated __consuming func onExitCommand(perform action: (() -> Void)?) -> some View {
        command(action.map { action in ([.escape], { _ in action() }) })
    }

    /// Runs an action when Delete or Forward Delete is pressed while the view or a view inside has the focus; nil for no
    /// action.
    public nonisolated __consuming func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        command(action.map { action in ([.delete, .deleteForward], { _ in action() }) })
    }

    private nonisolated func command(_ command: (keys: Set<KeyEquivalent>, run: (KeyEquivalent) -> Void)?) -> some View
    {
        modifier(
            KeyPressModifier(
                command.map { command in
                    KeyHandler(phases: [.down, .repeat], keys: command.keys, characters: nil) { press in
                        guard press.modifiers.isEmpty else { return .ignored }
                        command.run(press.key)
                        return .handled
                    }
                }))
    }
}
