/// A view whose presentation asks before it ends.
private nonisolated struct DismissalConfirmationModifier: ViewModifier {
    let shouldPresent: Bool
    let dialog: () -> DialogContent
    @State private var asks = false
    @Environment(\.presentationEnd) private var end

    @MainActor func body(content: Content) -> some View {
        let (asks, end) = ($asks, end)
        content
            .presentationSetting { settings in
                if shouldPresent, settings.confirmation == nil { settings.confirmation = { asks.wrappedValue = true } }
            }
            .dialog(.dialog, asks) {
                let dialog = dialog()
                return DialogContent(
                    dialog.title, actions: dialog.actions.environment(\.dialogFollower, end), message: dialog.message)
            }
    }
}

private enum DialogFollowerKey: EnvironmentKey { static var defaultValue: DismissAction? { nil } }

extension EnvironmentValues {
    /// Runs after the actions of a dialog, apart from the one that cancels; nil for nothing.
    var dialogFollower: DismissAction? {
        get { self[DialogFollowerKey.self] }
        set { self[DialogFollowerKey.self] = newValue }
    }
}

extension View {
    /// Asks before the presentation around the view ends, whether by the user or by `dismiss`.
    ///
    /// The actions of the dialog end the presentation. The button that cancels, which the dialog adds if there is none, does
    /// not. Outside of presentations the modifier has no effect: a page cannot keep the browser from closing it.
    ///
    /// - Parameter shouldPresent: Whether to ask. Otherwise the presentation ends at once.
    public nonisolated __consuming func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmsDismissal(shouldPresent) { DialogContent(Text(titleKey), actions: actions()) }
    }

    /// Asks before the presentation around the view ends, with a message.
    ///
    /// - Parameter shouldPresent: Whether to ask. Otherwise the presentation ends at once.
    public nonisolated __consuming func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmsDismissal(shouldPresent) { DialogContent(Text(titleKey), actions: actions(), message: message()) }
    }

    /// Asks before the presentation around the view ends.
    ///
    /// - Parameter shouldPresent: Whether to ask. Otherwise the presentation ends at once.
    @_disfavoredOverload
    public nonisolated __consuming func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        let title = String(title)
        return confirmsDismissal(shouldPresent) { DialogContent(Text(title), actions: actions()) }
    }

    /// Asks before the presentation around the view ends, with a message.
    ///
    /// - Parameter shouldPresent: Whether to ask. Otherwise the presentation ends at once.
    @_disfavoredOverload
    public nonisolated __consuming func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        let title = String(title)
        return confirmsDismissal(shouldPresent) { DialogContent(Text(title), actions: actions(), message: message()) }
    }

    /// Asks before the presentation around the view ends.
    ///
    /// - Parameter shouldPresent: Whether to ask. Otherwise the presentation ends at once.
    public nonisolated __consuming func dismissalConfirmationDialog<A: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmsDismissal(shouldPresent) { DialogContent(title, actions: actions()) }
    }

    /// Asks before the presentation around the view ends, with a message.
    ///
    /// - Parameter shouldPresent: Whether to ask. Otherwise the presentation ends at once.
    public nonisolated __consuming func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmsDismissal(shouldPresent) { DialogContent(title, actions: actions(), message: message()) }
    }

    private nonisolated func confirmsDismissal(
        _ shouldPresent: Bool, _ dialog: @escaping () -> DialogContent
    ) -> some View {
        modifier(DismissalConfirmationModifier(shouldPresent: shouldPresent, dialog: dialog))
    }
}
