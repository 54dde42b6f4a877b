import EspalierLayoutEngine
import Foundation

/// An alert with the shade behind it.
nonisolated struct AlertSurroundings: View {
    let content: DialogContent
    @Environment(\.dismiss) private var dismiss

    @MainActor var body: some View {
        PresentationShade(isDismissible: false, dismiss: dismiss)
            .transition(.opacity)
        AlertCard(content: content)
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .transition(.asymmetric(insertion: .scale(scale: 1.1).combined(with: .opacity), removal: .opacity))
    }
}

/// The card of an alert, 270 points wide as on iOS.
nonisolated struct AlertCard: View {
    let content: DialogContent

    @MainActor var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 4) {
                if let title = content.title { title.font(.headline).accessibilityAddTraits(.isHeader) }
                if let message = content.message { message.font(.footnote) }
            }
            .multilineTextAlignment(.center)
            .padding(.horizontal, 16)
            .padding(.vertical, 19)
            Group(subviews: content.actions) { subviews in AlertActions(subviews: subviews) }
        }
        .buttonStyle(DialogActionStyle(height: 44, isLarge: false))
        .textFieldStyle(.roundedBorder)
        .foregroundColor(nil)
        .frame(width: 270)
        .background(.regularMaterial)
        .clipShape(RoundedRectangle(cornerRadius: 14))
    }
}

/// The fields and buttons of an alert. Two buttons stand side by side if each has room for its label, more form a column.
private nonisolated struct AlertActions: View {
    let subviews: SubviewsCollection

    @MainActor @ViewBuilder var body: some View {
        let fields = subviews.filter { $0.element[DialogActionTrait.self] == nil }
        let buttons = subviews.filter { $0.element[DialogActionTrait.self] != nil }
        let cancels = buttons.filter { $0.element[DialogActionTrait.self] == .cancel }
        let others = buttons.filter { $0.element[DialogActionTrait.self] != .cancel }
        if !fields.isEmpty {
            VStack(spacing: 8) { ForEach(fields) { $0 } }
                .padding(EdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16))
        }
        if buttons.isEmpty {
            DialogSeparator()
            Button(action: {}, label: { SystemLabel(.ok).fontWeight(.semibold) })
        } else if buttons.count == 2 {
            DialogSeparator()
            AlertPairLayout {
                Rectangle().fill(.separator)
                ForEach(cancels + others) { $0 }
            }
        } else {
            ForEach(others + cancels) { button in
                DialogSeparator()
                button
            }
        }
    }
}
