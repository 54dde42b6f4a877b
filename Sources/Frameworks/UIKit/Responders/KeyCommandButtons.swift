import EspalierViews

/// The key commands of a view and its controller, as buttons with shortcuts that show nothing.
///
/// A view that is hidden, or has the opacity 0, could not be used (`DisplayTree.reaches(_:inside:)`), so they are clipped to no area.
struct KeyCommandButtons: View {
    let view: UIView
    /// Another version has other commands.
    let version: Int

    var body: some View {
        ForEach(responders, id: \.self) { responder in
            ForEach(Array((responder.keyCommands ?? []).enumerated()), id: \.offset) { _, command in
                if let shortcut = command.shortcut {
                    Button {
                        responder.press(shortcut)
                    } label: {
                        Text(verbatim: command.discoverabilityTitle ?? command.title)
                    }
                    .disabled(command.attributes.contains(.disabled))
                    .keyboardShortcut(shortcut)
                    .accessibilityHidden(true)
                    .fixedSize()
                    .frame(width: 0, height: 0)
                    .clipped()
                }
            }
        }
    }

    private var responders: [UIResponder] {
        // Without the focus, the commands of a field do not act.
        let isActive = view.fieldFocus?.read() ?? true
        return [isActive ? view : nil, view.controller].compactMap { $0 }
    }
}

extension UIView {
    /// Whether the view or its controller may have key commands.
    var mayHaveKeyCommands: Bool {
        fieldFocus != nil || keyCommands?.isEmpty == false || controller?.keyCommands?.isEmpty == false
    }
}

extension UIResponder {
    /// Runs the command of a key, if the object still has one.
    fileprivate func press(_ shortcut: KeyboardShortcut) {
        guard let command = keyCommands?.first(where: { $0.shortcut == shortcut }) else { return }
        let target = target(forAction: command.action, withSender: command)
        UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
    }
}
