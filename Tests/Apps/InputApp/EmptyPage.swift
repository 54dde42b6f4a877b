import SwiftUI

/// A message with actions.
struct EmptyPage: View {
    @State private var count = 0

    var body: some View {
        ContentUnavailableView {
            Label("No Connection", systemImage: "wifi.slash")
        } description: {
            Text("Check your network, and try again. You tried \(count) times.")
        } actions: {
            Button("Try Again") { count += 1 }.buttonStyle(.borderedProminent)
            Button("Settings") {}
        }
    }
}
