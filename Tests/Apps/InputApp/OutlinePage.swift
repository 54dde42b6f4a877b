import SwiftUI

/// A list of trees and a group that opens.
struct OutlinePage: View {
    struct Item: Identifiable {
        let id: String
        var children: [Item]?
    }

    private let items = [
        Item(id: "Music", children: [Item(id: "Jazz", children: [Item(id: "Blue")]), Item(id: "Folk")]),
        Item(id: "Notes"),
    ]
    @State private var choice: String?

    var body: some View {
        List(selection: $choice) {
            Section("Tree") {
                OutlineGroup(items, children: \.children) { item in
                    Label(item.id, systemImage: item.children == nil ? "doc" : "folder")
                }
            }
            Section("Group") {
                DisclosureGroup("More") {
                    Text("One")
                    Text("Two")
                }
            }
        }
    }
}
