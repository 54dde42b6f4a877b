import EspalierDisplayTree
import Foundation

/// A field, with a button that removes the text behind it if the app sets one for all fields.
nonisolated struct ClearableEntry: View {
    let entry: TextEntryView
    /// Fields of UIKit, which fill their place, have buttons of their own.
    @Environment(\.fieldsFillHeight) private var isOfUIKit
    @State private var isEditing = false

    @MainActor @ViewBuilder var body: some View {
        if !isOfUIKit, let times = InterfaceAppearance.read.clearButtons {
            HStack(spacing: 6) {
                entry.reportingEditing { isEditing = $0 }
                if times.includes(isEditing: isEditing), !entry.text.wrappedValue.isEmpty {
                    Button {
                        entry.text.wrappedValue = ""
                    } label: {
                        Image(systemName: "xmark.circle.fill").foregroundStyle(.tertiary)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(SystemText.clearText)
                    .leavesFocus()
                }
            }
        } else {
            entry
        }
    }
}

extension View {
    /// Makes presses of the view leave the focus where it is, as on iOS.
    package nonisolated func leavesFocus() -> some View {
        modifier(PartModifier(.keepsFocus))
    }
}
