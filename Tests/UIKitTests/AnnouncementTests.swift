import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A posted notification` {
    private struct Poster: View {
        let notification: UIAccessibility.Notification
        let argument: Any?
        var body: some View {
            Button("post") { UIAccessibility.post(notification: notification, argument: argument) }
        }
    }

    private func openings(_ notification: UIAccessibility.Notification, _ argument: Any?) throws -> [DisplayOpening] {
        let page = TestPage(width: 390, height: 800) { Poster(notification: notification, argument: argument) }
        try page.tap("post")
        return page.tree.openings
    }

    @Test func `with a text is spoken`() throws {
        #expect(try openings(.announcement, "Saved") == [.announcement("Saved", isUrgent: false)])
        #expect(try openings(.layoutChanged, "New rows") == [.announcement("New rows", isUrgent: false)])
        let urgent = NSAttributedString(
            string: "Fire", attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high])
        #expect(try openings(.announcement, urgent) == [.announcement("Fire", isUrgent: true)])
        let plain = NSAttributedString(
            string: "Rain", attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.low])
        #expect(try openings(.announcement, plain) == [.announcement("Rain", isUrgent: false)])
    }

    @Test func `without a text has no effect`() throws {
        #expect(try openings(.screenChanged, nil) == [])
        #expect(try openings(.layoutChanged, 7) == [])
    }
}
