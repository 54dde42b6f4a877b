import SwiftUI

/// Tabs with values, a badge and a search.
struct TabsPage: View {
    @State private var choice = "inbox"

    var body: some View {
        TabView(selection: $choice) {
            Tab("Inbox", systemImage: "tray", value: "inbox") {
                ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail appears here."))
            }
            .badge(2)
            TabSection("More") {
                Tab("Starred", systemImage: "star", value: "starred") { Text("Starred") }
            }
            Tab(value: "search", role: .search) { ContentUnavailableView.search(text: "figs") }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}
