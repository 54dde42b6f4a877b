package import SwiftUI

/// Four pages under a bar of tabs of our own.
package struct TabsPage: View {
    @State private var selection = Destination.trips
    @State private var destinations: [Destination] = []

    package init() {}

    package var body: some View {
        ZStack(alignment: .bottom) {
            ZStack {
                TripsPage().destination(.trips, selection: selection)
                SavedPage().destination(.saved, selection: selection)
                NotesPage().destination(.notes, selection: selection)
                ProfilePage().destination(.profile, selection: selection)
            }
            FloatingBar(destinations: destinations, selection: $selection)
                .frame(maxWidth: 440)
                .padding(.horizontal, 16)
                .padding(.bottom, 16)
        }
        .background(Color.pageBackground.ignoresSafeArea())
        .onPreferenceChange(DestinationsKey.self) { destinations = $0 }
    }
}

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

extension Color {
    static let pageBackground = Color(.systemGroupedBackground)
    static let cardBackground = Color(.secondarySystemGroupedBackground)
}
