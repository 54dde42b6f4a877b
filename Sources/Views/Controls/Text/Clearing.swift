import Foundation

/// Puts a button that removes the text behind a field, if the app sets it for all fields.
nonisolated struct Clearing: ViewModifier {
    let text: Binding<String>
    /// Fields of UIKit, which fill their place, have buttons of their own.
    @Environment(\.fieldsFillHeight) private var isOfUIKit

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if !isOfUIKit, InterfaceAppearance.read.showsClearButtons {
            HStack(spacing: 6) {
                content
                if !text.wrappedValue.isEmpty {
                    Button {
                        text.wrappedValue = ""
                    } label: {
                        Image(systemName: "xmark.circle.fill").foregroundStyle(.tertiary)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(SystemText.clearText)
                }
            }
        } else {
            content
        }
    }
}
