import SwiftUI

/// A rounded group of rows, as in the system's settings.
struct Card<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) { content }
            .background(Color.cardBackground)
            .cornerRadius(12)
    }
}
