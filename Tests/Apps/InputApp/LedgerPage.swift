import SwiftUI

/// A table and a list of five thousand rows each, of which several can be selected.
struct LedgerPage: View {
    struct Entry: Identifiable {
        let id: Int
        var name: String { "Entry \(id)" }
        var amount: Int { id * 7 % 100 }
    }

    @State private var entries = (0..<5000).map(Entry.init)
    @State private var selection: Set<Int> = []
    @State private var chosen: Set<Int> = []
    @State private var order = [KeyPathComparator(\Entry.id)]
    @State private var last = "nothing"

    private func text(_ selection: Set<Int>) -> String {
        selection.count > 9 ? "\(selection.count) rows" : selection.sorted().map(String.init).joined(separator: " ")
    }

    var body: some View {
        VStack(spacing: 0) {
            Text("selected: \(text(selection)), chosen: \(text(chosen)), last: \(last)")
            Table(entries, selection: $selection, sortOrder: $order) {
                TableColumn("Number", value: \.id) { Text("\($0.id)") }
                TableColumn("Name", value: \.name)
                TableColumn("Amount", value: \.amount) { Text("\($0.amount) €") }
            }
            .contextMenu(forSelectionType: Int.self) { _ in
                Button("Remove") {}
            } primaryAction: {
                last = "opened \(text($0))"
            }
            Button("Between") {}
            List(entries, selection: $chosen) { Text($0.name) }
            Button("Below") {}
        }
        .onChange(of: order) { entries.sort(using: order) }
    }
}
