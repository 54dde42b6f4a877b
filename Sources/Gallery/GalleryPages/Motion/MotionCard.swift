import SwiftUI

/// A card with a title, something that moves, and buttons that move it.
struct MotionCard<Content: View, Actions: View>: View {
    let title: LocalizedStringKey
    let content: Content
    let actions: Actions

    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, @ViewBuilder actions: () -> Actions) {
        self.title = title
        self.content = content()
        self.actions = actions()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title).font(.headline).accessibilityAddTraits(.isHeader)
            content
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 130), alignment: .leading)], alignment: .leading) {
                actions
            }
            .buttonStyle(.bordered)
            .tint(.primary)
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.cardBackground)
        .cornerRadius(12)
    }
}
