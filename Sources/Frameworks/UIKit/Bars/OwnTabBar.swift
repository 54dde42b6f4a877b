import EspalierViews
import Foundation

/// The content of a tab bar without a controller.
struct OwnTabBar: View {
    let bar: UITabBar
    let items: [UITabBarItem]
    /// Another version is shown again.
    let version: Int

    var body: some View {
        let appearance = bar.ownValue ?? TabBarAppearance()
        HStack(spacing: 0) {
            ForEach(items, id: \.self) { item in
                let isSelected = bar.selectedItem === item
                OwnTabBarItem(
                    item: item, isSelected: isSelected, appearance: isSelected ? appearance.selected : appearance.normal
                ) { bar.userDidSelect(item) }
            }
        }
        .frame(height: 49)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        .background {
            BarBackgroundView(
                background: appearance.background
                    ?? BarBackground(color: Color(UIColor.systemBackground), line: BarBackground.systemLine),
                edge: .top
            )
            .accessibilityHidden(true)
        }
        .accessibilityAddTraits(.isTabBar)
    }
}

/// An item of a tab bar without a controller.
private struct OwnTabBarItem: View {
    let item: UITabBarItem
    let isSelected: Bool
    let appearance: TabBarAppearance.Item
    let select: () -> Void

    var body: some View {
        let _ = item.readers.noteRead()
        VStack(spacing: 2) {
            if let image = isSelected ? item.selectedImage ?? item.image : item.image {
                Image(uiImage: image).imageScale(.large).overlay(alignment: .topTrailing) { badge(x: 12, y: -4) }
                title
            } else {
                title.overlay(alignment: .topTrailing) { badge(x: 18, y: -10) }
            }
        }
        .foregroundStyle(color)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onTapGesture(perform: select)
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
        .accessibilityRemoveTraits(isSelected ? [] : .isSelected)
        .disabled(!item.isEnabled)
        .opacity(item.isEnabled ? 1 : 0.4)
    }

    /// The color of a part for which the appearance has none.
    private var color: AnyShapeStyle {
        if let color = appearance.icon ?? appearance.title.color { return AnyShapeStyle(color) }
        return isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray)
    }

    @ViewBuilder private var title: some View {
        if let title = item.title, !title.isEmpty {
            Text(verbatim: title)
                .kerning(appearance.title.kerning ?? 0)
                .font(appearance.title.font ?? .system(size: 10, weight: .medium))
                .foregroundStyle(appearance.title.color.map { AnyShapeStyle($0) } ?? color)
                .lineLimit(1)
        }
    }

    @ViewBuilder private func badge(x: CGFloat, y: CGFloat) -> some View {
        if let text = item.badgeValue {
            Text(verbatim: text)
                .font(.system(size: 13))
                .foregroundStyle(Color.white)
                .lineLimit(1)
                .padding(.horizontal, 5)
                .frame(minWidth: 18, minHeight: 18)
                .background(Color.red, in: Capsule())
                .fixedSize()
                .offset(x: x, y: y)
        }
    }
}
