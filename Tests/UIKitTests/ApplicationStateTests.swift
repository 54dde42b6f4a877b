import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `The state of the application` {
    private struct Watching: View {
        @State private var state = ""
        var body: some View {
            Text("now \(UIApplication.shared.applicationState == .active ? "active" : "away")")
            Button("Ask") { state = "\(UIApplication.shared.applicationState)" }
            Text("then \(state)")
        }
    }

    @Test func `is that of the page for which the code runs`() throws {
        let page = TestPage { Watching() }
        #expect(page.tree.root.events.contains(.phase))
        #expect(page.texts.first == "now active")
        page.graph.host.activity = .background
        page.update()
        #expect(page.texts.first == "now away")
        try page.tap("Ask")
        #expect(page.texts.last == "then background")
    }
}
