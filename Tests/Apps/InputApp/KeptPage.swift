import SwiftUI

/// A value that belongs to the tab, and a stack behind a sign-in.
struct KeptPage: View {
    @SceneStorage("count") private var count = 0
    @State private var isSignedIn = false

    var body: some View {
        if isSignedIn {
            NavigationStack {
                Text("Signed in")
                    .navigationDestination(for: Int.self) { Text("Number \($0)") }
            }
        } else {
            Button("Count \(count)") { count += 1 }
            Button("Sign in") { isSignedIn = true }
        }
    }
}

/// The URL at which the page was opened.
struct LinksPage: View {
    @State private var urls: [String] = []

    var body: some View {
        Text("URLs: \(urls.joined(separator: " "))")
            .onOpenURL { urls.append($0.relativeString) }
    }
}
