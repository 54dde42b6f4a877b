import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `The phase of a scene` {
    private struct Phase: View {
        @Environment(\.scenePhase) private var phase
        var body: some View { Text("\(phase)") }
    }

    @Test func `is active on a page, and can be set for the views inside`() {
        let page = TestPage {
            Phase()
            Phase().environment(\.scenePhase, .background)
        }
        #expect(page.texts == ["active", "background"])
    }

    @Test func `is ordered by its activity`() {
        #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
    }
}
