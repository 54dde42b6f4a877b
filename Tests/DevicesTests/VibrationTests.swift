import AudioToolbox
import EspalierDisplayTree
import EspalierViews
import TestKit
import Testing

@MainActor @Suite struct `A sound of the system` {
    private struct Page: View {
        var body: some View {
            Button("Alarm") { AudioServicesPlaySystemSound(kSystemSoundID_Vibrate) }
            Button("Click") { AudioServicesPlaySystemSound(1104) }
        }
    }

    @Test func `vibrates if it is the vibration, and is silent otherwise`() throws {
        let page = TestPage { Page() }
        try page.tap("Click")
        #expect(page.tree.openings.isEmpty)
        try page.tap("Alarm")
        #expect(page.tree.openings == [.vibrate([400])])
    }
}
