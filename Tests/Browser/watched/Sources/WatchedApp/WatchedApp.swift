import SwiftUI

/// The app whose sources `test_watch.py` changes.
@main
struct WatchedApp: App {
    var body: some Scene {
        WindowGroup("Watched", id: "") { Home() }
    }
}
