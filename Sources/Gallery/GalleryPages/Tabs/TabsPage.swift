package import SwiftUI

/// Four pages with a custom tab bar.
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
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.pageBackground.ignoresSafeArea())
        .onPreferenceChange(DestinationsKey.self) { destinations = $0 }
    }
}
