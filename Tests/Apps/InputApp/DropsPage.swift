import SwiftUI
import UniformTypeIdentifiers

/// Files that the user drops on views.
struct DropsPage: View {
    @State private var isTargeted = false
    @State private var found = "nothing yet"

    var body: some View {
        VStack(spacing: 24) {
            Text(isTargeted ? "targeted" : "files here")
                .frame(width: 200, height: 100)
                .background(Color.green.opacity(isTargeted ? 0.6 : 0.2))
                .dropDestination(for: URL.self) { urls, _ in
                    found = urls.map { "\($0.lastPathComponent): \(InputFile.content(of: $0))" }.joined(separator: ", ")
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
            Text("pictures here")
                .frame(width: 200, height: 100)
                .background(Color.blue.opacity(0.2))
                .onDrop(of: [.image], isTargeted: nil) { providers in
                    found = "\(providers.count) of \(providers.first?.registeredTypeIdentifiers.first ?? "nothing")"
                    return true
                }
            Text("texts here")
                .frame(width: 200, height: 60)
                .background(Color.orange.opacity(0.2))
                .dropDestination(for: String.self) { texts, _ in
                    found = texts.joined()
                    return true
                }
            Text(found)
        }
    }
}
