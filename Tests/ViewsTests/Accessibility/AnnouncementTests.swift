import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `An announcement` {
    private struct Actions: View {
        var body: some View {
            Button("text") { AccessibilityNotification.Announcement("Saved").post() }
            Button("urgent") {
                var text = AttributedString("Fire")
                text.accessibilitySpeechAnnouncementPriority = .high
                AccessibilityNotification.Announcement(text).post()
            }
            Button("low") {
                var text = AttributedString("Rain")
                text.accessibilitySpeechAnnouncementPriority = .low
                AccessibilityNotification.Announcement(text).post()
            }
            Button("key") {
                AccessibilityNotification.Announcement(LocalizedStringResource("\(7) boats")).post()
            }
            Button("layout") { AccessibilityNotification.LayoutChanged("New rows").post() }
            Button("screen") { AccessibilityNotification.ScreenChanged("Results").post() }
            Button("scroll") { AccessibilityNotification.PageScrolled("Page 2 of 5").post() }
            Button("none") {
                AccessibilityNotification.LayoutChanged().post()
                AccessibilityNotification.ScreenChanged(7).post()
                AccessibilityNotification.Announcement("").post()
            }
        }
    }

    @Test(arguments: [
        ("text", DisplayOpening.announcement("Saved", isUrgent: false)),
        ("urgent", .announcement("Fire", isUrgent: true)), ("low", .announcement("Rain", isUrgent: false)),
        ("key", .announcement("7 boats", isUrgent: false)), ("layout", .announcement("New rows", isUrgent: false)),
        ("screen", .announcement("Results", isUrgent: false)),
        ("scroll", .announcement("Page 2 of 5", isUrgent: false)),
    ])
    func `of an action is a request to the browser`(button: String, opening: DisplayOpening) throws {
        let page = TestPage(width: 390, height: 800) { Actions() }
        try page.tap(button)
        #expect(page.tree.openings == [opening])
    }

    @Test func `without a text is none`() throws {
        let page = TestPage(width: 390, height: 800) { Actions() }
        try page.tap("none")
        #expect(page.tree.openings == [])
    }

    @Test func `is spoken on the page whose action posts it`() throws {
        let first = TestPage(width: 390, height: 800) { Actions() }
        let second = TestPage(width: 390, height: 800) { Actions() }
        try first.tap("text")
        second.update()
        #expect(first.tree.openings == [.announcement("Saved", isUrgent: false)])
        #expect(second.tree.openings == [])
    }
}
