import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A value that browsers do not report` {
    private struct Reader: View {
        @Environment(\.accessibilityEnabled) private var isAssisted
        @Environment(\.controlActiveState) private var state

        var body: some View { Text("\(isAssisted) \(state)") }
    }

    @Test func `is the one that the app sets`() {
        let page = TestPage {
            Reader()
            Reader().environment(\.accessibilityEnabled, true).environment(\.controlActiveState, .inactive)
        }
        #expect(page.texts == ["false key", "true inactive"])
    }
}
