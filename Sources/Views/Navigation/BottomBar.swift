import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The bar at the lower edge of a screen.
nonisolated struct BottomBar: View {
    let items: [ToolbarEntry]
    var scheme: ColorScheme?

    @MainActor var body: some View {
        let appearance = InterfaceAppearance.read.toolbar
        HStack(spacing: 0) {
            ForEach(items.indices, id: \.self) { index in
                items[index].view.lineLimit(1)
                if index != items.count - 1 { Spacer(minLength: 8) }
            }
        }
        .labelStyle(.iconOnly)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, minHeight: 49)
        .background {
            ZStack {
                if let background = appearance.background {
                    BarBackgroundView(background: background, edge: .top)
                } else {
                    Rectangle().fill(.bar)
                        .overlay(alignment: .top) { Hairline(.top) }
                }
            }
            .ignoresSafeArea(edges: .bottom)
        }
        .modifier(BarTint(color: appearance.tint))
        .modifier(ColorSchemeModifier(scheme: scheme))
        .modifier(AccessibilityModifier(change: .group(.toolbar, nil)))
    }
}
