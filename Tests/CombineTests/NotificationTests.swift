import Combine
import Foundation
import Testing

@Suite struct `A notification center's publisher` {
    private let center = NotificationCenter()
    private let name = Notification.Name("changed")

    @Test func `delivers the notifications with its name`() {
        var seen: [String] = []
        let token = center.publisher(for: name).compactMap { $0.userInfo?["text"] as? String }.sink { seen.append($0) }
        center.post(name: name, object: nil, userInfo: ["text": "a"])
        center.post(name: Notification.Name("other"), object: nil, userInfo: ["text": "b"])
        token.cancel()
        center.post(name: name, object: nil, userInfo: ["text": "c"])
        #expect(seen == ["a"])
    }

    @Test func `delivers the notifications of its object`() {
        let (one, other) = (NSObject(), NSObject())
        var count = 0
        let token = center.publisher(for: name, object: one).sink { _ in count += 1 }
        center.post(name: name, object: one)
        center.post(name: name, object: other)
        #expect(count == 1)
        token.cancel()
    }

    @Test func `drops notifications without demand`() {
        let probe = Probe<Notification, Never>(.max(1))
        center.publisher(for: name).subscribe(probe)
        center.post(name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(probe.values.count == 1)
        probe.more = .max(1)
        probe.request(.max(1))
        center.post(name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(probe.values.count == 3)
        probe.cancel()
    }

    @Test func `releases its subscriber when it is canceled`() {
        weak var released: Probe<Notification, Never>?
        do {
            let probe = Probe<Notification, Never>(.unlimited)
            released = probe
            center.publisher(for: name).subscribe(probe)
            probe.cancel()
        }
        center.post(name: name, object: nil)
        #expect(released == nil)
    }

    @Test func `equals another of the same name, object and center`() {
        #expect(center.publisher(for: name) == center.publisher(for: name))
        #expect(center.publisher(for: name) != center.publisher(for: name, object: center))
        #expect(center.publisher(for: name) != NotificationCenter().publisher(for: name))
    }
}
