import SwiftUI

/// A list in edit mode: a fixed row, and rows that can be moved and deleted.
struct SortingPage: View {
    @State private var items = ["one", "two", "three", "four"]
    @State private var mode = EditMode.active

    var body: some View {
        VStack {
            Text(items.joined(separator: " "))
            List {
                Text("fixed")
                ForEach(items, id: \.self) { Text($0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                    .onDelete { items.remove(atOffsets: $0) }
            }
        }
        .environment(\.editMode, $mode)
    }
}
