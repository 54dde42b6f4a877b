import Combine
import EspalierDisplayTree
import EspalierViews
import Foundation
import Synchronization
import TestKit
import Testing

@testable import UIKit

private final class Counter: Sendable {
    let value = Mutex(0)
}

@MainActor @Suite struct `Notifications of the life cycle` {
    private struct Noting: View {
        @State private var notes: [String] = []

        private func publisher(_ name: Notification.Name) -> NotificationCenter.Publisher {
            NotificationCenter.default.publisher(for: name)
        }

        var body: some View {
            Text("notes: \(notes.joined(separator: " "))")
                .onReceive(publisher(UIApplication.willResignActiveNotification)) { _ in notes.append("leaving") }
                .onReceive(publisher(UIApplication.didEnterBackgroundNotification)) { _ in notes.append("hidden") }
                .onReceive(publisher(UIApplication.willEnterForegroundNotification)) { _ in notes.append("coming") }
                .onReceive(publisher(UIApplication.didBecomeActiveNotification)) { _ in notes.append("used") }
        }
    }

    @Test func `reach the views of their own page, in the order of a phone`() throws {
        let (page, other) = (TestPage { Noting() }, TestPage { Noting() })
        #expect(page.tree.root.events.contains(.phase))
        try page.graph.send(DisplayEvent(node: 1, type: .phase, value: .text("hidden")))
        page.update()
        other.update()
        #expect(page.texts == ["notes: leaving hidden"])
        try page.graph.send(DisplayEvent(node: 1, type: .phase, value: .text("visible")))
        page.update()
        other.update()
        #expect(page.texts == ["notes: leaving hidden coming used"])
        #expect(other.texts == ["notes: "])
    }

    @Test func `reach other observers with the application as their object`() {
        let page = TestPage { Text("x") }
        let (count, id) = (Counter(), ObjectIdentifier(page.graph))
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared, queue: nil
        ) { note in
            if note.userInfo?.values.first as? ObjectIdentifier == id { count.value.withLock { $0 += 1 } }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        page.graph.host.activity = .background
        #expect(count.value.withLock { $0 } == 1)
        page.graph.host.size.width += 1
        #expect(count.value.withLock { $0 } == 1)
    }

    @Test func `make only those pages report their use that observe them`() {
        #expect(!TestPage { Text("x") }.tree.root.events.contains(.phase))
    }
}

@MainActor @Suite struct `A color literal` {
    @Test func `is a color of UIKit`() {
        let color = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)
        #expect(color == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5))
    }
}
