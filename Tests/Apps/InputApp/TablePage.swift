import SwiftUI

/// A table that is sorted, selected and resized.
struct TablePage: View {
    struct Fruit: Identifiable {
        let id: Int
        let name: String
        let weight: Int
    }

    @State private var fruits = ["Pear", "Apple", "Fig", "Quince"].enumerated().map {
        Fruit(id: $0, name: $1, weight: ($0 * 7 + 3) % 10)
    }
    @State private var selection: Set<Int> = []
    @State private var order = [KeyPathComparator(\Fruit.id)]
    @State private var last = "nothing"

    var body: some View {
        VStack {
            Text("selected: \(selection.sorted().map(String.init).joined(separator: " ")), last: \(last)")
            Table(fruits, selection: $selection, sortOrder: $order) {
                TableColumn("Number", value: \.id) { Text("\($0.id)") }
                TableColumn("Name", value: \.name)
                TableColumn("Weight", value: \.weight) { Text("\($0.weight) g") }
            }
            .contextMenu(forSelectionType: Int.self) { ids in
                Button("Eat \(ids.count)") { fruits.removeAll { ids.contains($0.id) } }
            } primaryAction: {
                last = "opened \($0.sorted().map(String.init).joined())"
            }
        }
        .onChange(of: order) { fruits.sort(using: order) }
    }
}
