/// An alert, in the form of older apps.
public struct Alert {
    /// A button of an alert or of an action sheet.
    public struct Button {
        let role: ButtonRole?
        let label: Text?
        let action: (() -> Void)?

        /// A button without a special purpose.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action)
        }

        /// A button that cancels, with a text.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action)
        }

        /// A button that cancels, with the system's text.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: nil, action: action)
        }

        /// A button that deletes something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button.
    ///
    /// - Parameter dismissButton: The button; nil for the system's “OK”.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    nonisolated var content: DialogContent {
        DialogContent(title, actions: buttons.actions, message: message)
    }
}

extension [Alert.Button] {
    /// The buttons as views.
    nonisolated var actions: some View {
        ForEach(indices, id: \.self) { index in
            let button = self[index]
            let action = UncheckedTransfer(button.action)
            Button(role: button.role, action: { action.value?() }) {
                if let label = button.label { label } else { SystemLabel(.cancel) }
            }
        }
    }
}

extension View {
    /// Presents an alert of the older form while a value is true.
    public nonisolated __consuming func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        dialog(.alert, isPresented) { content().content }
    }

    /// Presents an alert of the older form for an item.
    public nonisolated __consuming func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        dialog(.alert, item: item) { content($0).content }
    }
}
