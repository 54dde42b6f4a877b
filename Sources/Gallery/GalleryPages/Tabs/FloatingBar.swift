import SwiftUI

/// A floating tab bar. It knows the pages only by their preference.
struct FloatingBar: View {
    let destinations: [Destination]
    @Binding var selection: Destination
    @Namespace private var highlight

    var body: some View {
        HStack(spacing: 4) {
            ForEach(destinations) { destination in
                tab(destination)
                    .onTapGesture {
                        withAnimation(.spring(duration: 0.35, bounce: 0.2)) { selection = destination }
                    }
                    .accessibilityAddTraits(.isButton)
                    .modifier(TabSemantics(title: destination.title, isSelected: selection == destination))
            }
        }
        .padding(6)
        .background(RoundedRectangle(cornerRadius: 22).fill(Color.barBackground))
        .shadow(color: .black.opacity(0.18), radius: 16, x: 0, y: 6)
        .accessibilityAddTraits(.isTabBar)
        .accessibilityLabel("Pages")
    }

    private func tab(_ destination: Destination) -> some View {
        let isSelected = selection == destination
        return VStack(spacing: 3) {
            Image(systemName: destination.symbol)
                .font(.system(size: 19))
                .foregroundColor(isSelected ? destination.color : .quiet)
            Text(destination.title)
                .font(.system(size: 11, weight: .semibold))
        }
        .foregroundColor(isSelected ? .primary : .quiet)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity)
        .background(
            ZStack {
                if isSelected {
                    RoundedRectangle(cornerRadius: 16)
                        .fill(destination.color.opacity(0.16))
                        .matchedGeometryEffect(id: "highlight", in: highlight)
                }
            }
        )
    }
}

/// Gives a view the accessibility traits of a tab.
struct TabSemantics: ViewModifier {
    let title: String
    let isSelected: Bool

    func body(content: Content) -> some View {
        content
            .accessibilityLabel(title)
            .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

extension Color {
    /// White in the light color scheme, dark gray in the dark one.
    static let barBackground = Color(.secondarySystemGroupedBackground)
}
