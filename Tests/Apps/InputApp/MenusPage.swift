import SwiftUI

/// Context menus on a text, a button and the rows of a list.
struct MenusPage: View {
    @State private var last = "nothing"

    var body: some View {
        VStack(spacing: 16) {
            Text("last: \(last)")
            Text("Photo").padding(30).background(.quaternary)
                .contextMenu {
                    Button("Copy", systemImage: "doc.on.doc") { last = "copy" }
                    Button("Delete", systemImage: "trash", role: .destructive) { last = "delete" }
                }
            Button("Press") { last = "press" }
                .contextMenu {
                    Button("More") { last = "more" }
                } preview: {
                    Text("A preview").padding(40)
                }
            List {
                ForEach(["oak", "elm"], id: \.self) { tree in
                    Text(tree).contextMenu { Button("Fell \(tree)") { last = "fell \(tree)" } }
                }
            }
        }
    }
}
