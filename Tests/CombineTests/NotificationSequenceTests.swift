import Combine
import Foundation
import Testing

@Suite struct `The notifications with a name` {
    private final class Sender: Sendable {}

    @Test func `arrive in order, also those between two iterations`() async {
        let center = NotificationCenter(), name = Notification.Name("a")
        let notifications = center.notifications(named: name)
        for number in 1...3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
        center.post(name: Notification.Name("b"), object: nil)
        var numbers: [Int] = []
        for await notification in notifications {
            numbers.append(notification.userInfo?["number"] as? Int ?? 0)
            if numbers.count == 3 { break }
        }
        #expect(numbers == [1, 2, 3])
    }

    @Test func `are those of one sender only, if there is one`() async {
        let center = NotificationCenter(), name = Notification.Name("a"), sender = Sender()
        let notifications = center.notifications(named: name, object: sender)
        center.post(name: name, object: Sender())
        center.post(name: name, object: sender, userInfo: ["number": 2])
        var iterator = notifications.makeAsyncIterator()
        #expect(await iterator.next()?.userInfo?["number"] as? Int == 2)
    }

    @Test func `end when the task is canceled`() async {
        let center = NotificationCenter()
        let notifications = center.notifications(named: Notification.Name("a"))
        let task = Task {
            var count = 0
            for await _ in notifications { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
    }
}
