import SwiftUI

/// Sheets that are dragged, that let the page be used, and that ask before they end.
struct SheetsPage: View {
    private struct Item: Identifiable { let id: Int }

    @State private var isResizable = false
    @State private var isFree = false
    @State private var isLocked = false
    @State private var isDraft = false
    @State private var item: Item?
    @State private var detent = PresentationDetent.medium
    @State private var count = 0
    @State private var last = "nothing"

    var body: some View {
        VStack(spacing: 16) {
            Text("last: \(last)")
            Text("height: \(detent == .large ? "large" : detent == .medium ? "medium" : "low")")
            Button("Count \(count)") { count += 1 }
            Button("Resizable") { isResizable = true }
            Button("Free") { isFree = true }
            Button("Locked") { isLocked = true }
            Button("Draft") { isDraft = true }
            Button("Item") {
                item = Item(id: 1)
                Task { item = nil }
            }
            Spacer()
        }
        .padding()
        .frame(maxWidth: .infinity)
        .sheet(isPresented: $isResizable, onDismiss: { last = "resizable ended" }) {
            NavigationStack {
                List {
                    NavigationLink("Inside", value: 1)
                    Link("Elsewhere", destination: URL(string: "/keys")!)
                    ForEach(1..<20) { Text("Row \($0)") }
                }
                .navigationTitle("Resizable")
                .navigationBarTitleDisplayMode(.inline)
                .navigationDestination(for: Int.self) { Text("Screen \($0)").navigationTitle("Screen") }
            }
            .presentationDetents([.height(200), .medium, .large], selection: $detent)
        }
        .sheet(isPresented: $isFree, onDismiss: { last = "free ended" }) {
            VStack {
                Text("Nearby").font(.headline).padding(.top, 24)
                Spacer()
            }
            .frame(maxWidth: .infinity)
            .presentationDetents([.height(200), .large])
            .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
        }
        .sheet(isPresented: $isLocked) {
            Button("Unlock") { isLocked = false }
                .presentationDetents([.medium])
                .presentationDragIndicator(.visible)
                .interactiveDismissDisabled()
        }
        .sheet(isPresented: $isDraft, onDismiss: { last = "draft ended" }) {
            Text("A draft").presentationDetents([.medium])
                .dismissalConfirmationDialog("Keep the draft?", shouldPresent: true) {
                    Button("Save") { last = "saved" }
                }
        }
        .sheet(item: $item, onDismiss: { last = "item ended" }) { Text("Item \($0.id)") }
    }
}
