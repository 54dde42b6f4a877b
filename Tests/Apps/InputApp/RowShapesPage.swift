import SwiftUI

/// Rows of many shapes in a plain and in a grouped list, in tabs with badges.
struct RowShapesPage: View {
    var body: some View {
        TabView {
            Tab("Plain", systemImage: "tray") {
                NavigationStack { RowShapes().listStyle(.plain).navigationTitle("Plain") }
            }
            .badge(3)
            Tab("Grouped", systemImage: "star") { NavigationStack { RowShapes().navigationTitle("Grouped") } }
            Tab("More", systemImage: "heart") { Text("more") }.badge("new")
        }
    }
}

private struct RowShapes: View {
    @State private var size = 0
    @State private var name = ""

    var body: some View {
        List {
            NavigationLink("Alone") { Text("alone") }
            HStack {
                Image(systemName: "star")
                NavigationLink("In a stack") { Text("stack") }
            }
            NavigationLink("With a badge") { Text("badge") }.badge(12)
            Text("Also with one").badge("new")
            Picker("Size", selection: $size) {
                Text("Small").tag(0)
                Text("Large").tag(1)
            }
            .pickerStyle(.segmented)
            TextField("Name", text: $name)
            Text("Swiped").swipeActions { Button("Remove", role: .destructive) {} }
            Text("Last")
        }
    }
}
