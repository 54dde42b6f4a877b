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
        DialogContent(title, actions: buttons.actions, message: message)
    }
}

extension View {
    /// Presents an action sheet while a value is true.
    public nonisolated __consuming func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        dialog(.dialog, isPresented) { content().content }
    }

    /// Presents an action sheet for an item.
    public nonisolated __consuming func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        dialog(.dialog, item: item) { content($0).content }
    }
}
