import SwiftUI

/// Opens windows and URLs, and lists the phases of the scene.
struct WindowsPage: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var phase
    @State private var count = 0
    @State private var phases: [String] = []

    var body: some View {
        VStack(spacing: 16) {
            Text("phases: \(phases.joined(separator: " "))")
                .onChange(of: phase) { phases.append("\($1)") }
            Button("Order 7") { openWindow(id: "order", value: 7) }
            Button("Go to the menus") { openURL(URL(string: "/menus")!) }
            Button("Count \(count)") { count += 1 }
        }
    }
}

/// The window of an order.
struct OrderPage: View {
    @Binding var number: Int?
    @State private var count = 0
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        VStack(spacing: 16) {
            Text(number.map { "Order \($0)" } ?? "No order").font(.title)
            Button("Next order") { number = (number ?? 0) + 1 }
            Button("Pieces: \(count)") { count += 1 }
            Button("Close") { dismissWindow() }
        }
    }
}

/// The page for unknown paths.
struct UnknownPage: View {
    let path: String

    var body: some View {
        VStack(spacing: 16) {
            Text("Nothing is at \(path)")
            Link("Windows", destination: URL(string: "/windows")!)
        }
    }
}
