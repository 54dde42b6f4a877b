import SwiftUI

/// What a page tells search engines, paper and screen readers.
struct CatalogPage: View {
    @State private var count = 0
    @State private var asks = false

    var body: some View {
        NavigationStack {
            VStack {
                Button("Count \(count)") { count += 1 }
                Button("Say") { AccessibilityNotification.Announcement("Said \(count)").post() }
                Button("Ask") { asks = true }
                Text("Usual text")
                Text("Free text").textSelection(.enabled)
                Text("Fixed text").textSelection(.disabled)
                ScrollView {
                    LazyVStack {
                        ForEach(0..<300, id: \.self) { Text(verbatim: "Entry \($0)") }
                    }
                }
            }
            .navigationTitle("Catalog \(count)")
            .pageDescription("Counted \(count) times.")
            .pageImage(URL(string: "/public/catalog.png")!)
            .pageIndexing(count == 1 ? .never : .automatic)
        }
        .sheet(isPresented: $asks) {
            Button("Answer") { AccessibilityNotification.Announcement("Answered").post() }
        }
    }
}
