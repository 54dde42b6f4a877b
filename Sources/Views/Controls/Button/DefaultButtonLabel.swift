/// The label of a button that is created with a role only: a title in the page's language and a symbol.
public nonisolated struct DefaultButtonLabel: View {
    let role: ButtonRole

    @MainActor public var body: some View {
        switch role {
        case .cancel: label(.cancel, "xmark")
        case .close: label(.close, "xmark")
        case .confirm: label(.done, "checkmark")
        default: label(.delete, "trash")
        }
    }

    @MainActor private func label(_ title: SystemText, _ symbol: String) -> some View {
        Label {
            SystemLabel(title)
        } icon: {
            Image(systemName: symbol)
        }
    }
}
