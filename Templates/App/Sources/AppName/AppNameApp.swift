import SwiftUI

@main struct AppNameApp: App {
    var body: some Scene {
        WindowGroup { CounterPage() }
        Endpoint(.get, "/api/version") { _ in ["version": "1"] }
    }
}

struct CounterPage: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 12) {
            Text("Count: \(count)").font(.largeTitle)
            Button("More") { withAnimation { count += 1 } }
        }
    }
}
