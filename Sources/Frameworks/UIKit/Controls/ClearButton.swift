import EspalierViews

/// The button that removes a field's text. It is always there, so that the field is the same element while the button appears.
struct ClearButton: View {
    let field: UITextField

    var body: some View {
        if field.clearButtonMode != .never {
            let isShown = field.clearButtonMode.isShown(editing: field.focus.read()) && !field.readText().isEmpty
            Button {
                field.clearWasPressed()
            } label: {
                Image(systemName: "xmark.circle.fill").foregroundStyle(Color(UIColor.tertiaryLabel))
            }
            .buttonStyle(.plain)
            .padding(.trailing, 7)
            .opacity(isShown ? 1 : 0)
            .disabled(!isShown)
            .accessibilityLabel(SystemText.clearText)
            .accessibilityHidden(!isShown)
            .leavesFocus()
        }
    }
}
