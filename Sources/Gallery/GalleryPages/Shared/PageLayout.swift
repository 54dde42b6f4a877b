import SwiftUI

/// A page's title and its content, from the top down.
struct PageLayout<Content: View>: View {
    let title: String
    let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(title)
                .font(.largeTitle)
                .fontWeight(.semibold)
                .accessibilityAddTraits(.isHeader)
            content
            Spacer()
        }
        .padding(.horizontal, 20)
        .padding(.top, 28)
        .frame(maxWidth: 640, maxHeight: .infinity, alignment: .topLeading)
    }
}
