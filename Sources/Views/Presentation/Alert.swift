import Foundation
import EspalierLayoutEngine
import EspalierDisplayTree
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
        DialogContent(title: title, message: message.map { AnyView($0) }, actions: buttons.actions)
    }
}

extension [Alert.Button] {
    /// The buttons as views.
    nonisolated var actions: AnyView {
        AnyView(
            ForEach(indices, id: \.self) { index in
                let button = self[index]
                let action = UncheckedTransfer(button.action)
                Button(role: button.role, action: { action.value?() }) {
                    if let label = button.label { label } else { SystemLabel(.cancel) }
                }
            })
    }
}

/// A sheet with buttons, in the form of older apps.
public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A sheet with buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    nonisolated var content: DialogContent {
        DialogContent(title: title, message: message.map { AnyView($0) }, actions: buttons.actions)
    }
}

extension View {
    /// Presents an alert of the older form while a value is true.
    public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        alert(isPresented) { content().content }
    }

    /// Presents an alert of the older form for an item.
    public nonisolated func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        dialog(.alert, { item.wrappedValue.map { content($0).content } }, { item.wrappedValue = nil })
    }

    /// Presents an action sheet while a value is true.
    public nonisolated func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        dialog(
            .dialog, { isPresented.wrappedValue ? content().content : nil }, { isPresented.wrappedValue = false })
    }

    /// Presents an action sheet for an item.
    public nonisolated func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        dialog(.dialog, { item.wrappedValue.map { content($0).content } }, { item.wrappedValue = nil })
    }

    /// Presents an alert while a value is true.
    nonisolated func alert(
        _ isPresented: Binding<Bool>, _ content: @escaping () -> DialogContent
    ) -> some View {
        dialog(.alert, { isPresented.wrappedValue ? content() : nil }, { isPresented.wrappedValue = false })
    }

    /// Presents an alert or a dialog while there is content for it.
    nonisolated func dialog(
        _ kind: PresentationKind, _ content: @escaping () -> DialogContent?,
        _ dismiss: @escaping () -> Void
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: kind,
                content: { _ in
                    content().map {
                        kind == .alert
                            ? AnyView(AlertSurroundings(content: $0)) : AnyView(DialogSurroundings(content: $0))
                    }
                }, dismiss: dismiss, onDismiss: nil))
    }
}
