import SwiftUI
import UniformTypeIdentifiers

/// Views that are dragged to others and into a list.
struct DraggingPage: View {
    @State private var isTargeted = false
    @State private var found = "nothing"
    @State private var items = ["one", "two"]
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 20) {
            HStack(spacing: 20) {
                Button("text, tapped \(taps)") { taps += 1 }
                    .padding(16)
                    .background(Color.orange.opacity(0.3))
                    .draggable("Text")
                Text("color")
                    .padding(16)
                    .background(Color.red.opacity(0.3))
                    .draggable(Color.red)
                Text("previewed")
                    .padding(16)
                    .background(Color.blue.opacity(0.3))
                    .onDrag {
                        NSItemProvider(object: "Provided" as NSString)
                    } preview: {
                        Text("a preview").padding(8).background(Color.yellow)
                    }
            }
            Text(isTargeted ? "targeted" : "target")
                .frame(width: 200, height: 100)
                .background(Color.green.opacity(isTargeted ? 0.6 : 0.2))
                .dropDestination(for: String.self) { texts, location in
                    found = "\(texts.joined()) \(location.x > 100 ? "right" : "left")"
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
            Text("last: \(found)")
            List {
                ForEach(items, id: \.self) { Text($0) }
                    .dropDestination(for: String.self) { items.insert(contentsOf: $0, at: $1) }
            }
            Text(items.joined(separator: " "))
        }
        .padding(.vertical, 20)
    }
}
