import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The bar over the keyboard of a touch screen. The browser shows it while a text field has the focus, and knows where the
/// keyboard is.
nonisolated struct KeyboardBar: View {
    let items: [ToolbarEntry]

    @MainActor var body: some View {
        HStack(spacing: 0) {
            HStack(spacing: 20) {
                ForEach(items.indices, id: \.self) { items[$0].view }
            }
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .labelStyle(.iconOnly)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, minHeight: 44)
        .background {
            Rectangle().fill(.bar)
                .overlay(alignment: .top) { Hairline(.top) }
        }
        .modifier(AccessibilityModifier(change: .group(.toolbar, nil)))
        .modifier(PartModifier(.keyboardBar))
    }
}
