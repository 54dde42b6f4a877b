import Dispatch
import EspalierDisplayTree
import Testing
import TestKit

@testable import EspalierViews

private struct Order: Codable, Equatable {
    var number: Int
}

/// Each test has topics of its own, because all pages of the process share the hub.
extension BroadcastTopic<Order> {
    fileprivate static func orders(_ test: String) -> Self { Self("orders of \(test)") }
}

/// Waits until the main actor has done what waits for it.
@MainActor private func nextTurn() async {
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
}

@MainActor @Suite struct `A view that shows the newest broadcast` {
    private struct Newest: View {
        @Broadcast private var newest: Order?

        init(_ topic: BroadcastTopic<Order>) { _newest = Broadcast(topic) }

        var body: some View { Text(newest.map { "newest \($0.number)" } ?? "none") }
    }

    private struct Page: View {
        let test: String
        @State private var other = false
        @State private var isShown = true

        var body: some View {
            if isShown { Newest(.orders(other ? test + " there" : test)) }
            Text("beside")
            Button("other") { other = true }
            Button("hide") { isShown.toggle() }
            Button("send") { try? Broadcast.send(Order(number: 5), to: .orders(test)) }
        }
    }

    private func send(_ number: Int, _ test: String) throws {
        try Broadcast.send(Order(number: number), to: .orders(test))
    }

    @Test func `shows nil before the first message`() {
        #expect(TestPage { Page(test: "nil") }.texts.first == "none")
    }

    @Test func `is the only one that a message evaluates, once for all that came since`() throws {
        let page = TestPage { Page(test: "count") }
        let evaluations = try page.evaluations {
            try send(1, "count")
            try send(2, "count")
            EventEnd.reach()
        }
        #expect(page.texts.first == "newest 2" && evaluations == 1)
    }

    @Test func `is not evaluated for a message that equals the last one`() throws {
        let page = TestPage { Page(test: "equal") }
        try send(1, "equal")
        EventEnd.reach()
        page.update()
        #expect(
            try page.evaluations {
                try send(1, "equal")
                EventEnd.reach()
            } == 0)
    }

    @Test func `shows the message that its own page sends at the end of the event`() throws {
        let (page, other) = (TestPage { Page(test: "own") }, TestPage { Page(test: "own") })
        try page.tap("send")
        #expect(page.texts.first == "newest 5" && other.texts.first == "none")
        other.update()
        #expect(other.texts.first == "newest 5")
    }

    @Test func `shows a message of a detached task`() async throws {
        let page = TestPage { Page(test: "detached") }
        Task.detached { try Broadcast.send(Order(number: 7), to: .orders("detached")) }
        await page.change()
        #expect(page.texts.first == "newest 7")
    }

    @Test func `starts anew with another topic, and follows only this one`() throws {
        let page = TestPage { Page(test: "topics") }
        try send(1, "topics")
        EventEnd.reach()
        try page.tap("other")
        #expect(page.texts.first == "none" && BroadcastHub.shared.pageCount(of: "orders of topics") == 0)
        try send(2, "topics")
        try send(3, "topics there")
        EventEnd.reach()
        page.update()
        #expect(page.texts.first == "newest 3")
    }

    @Test func `gets nothing while it is not on the page, and after the page has ended`() throws {
        let page = TestPage { Page(test: "gone") }
        try page.tap("hide")
        #expect(BroadcastHub.shared.pageCount(of: "orders of gone") == 0)
        try send(1, "gone")
        try page.tap("hide")
        #expect(page.texts.first == "none" && BroadcastHub.shared.pageCount(of: "orders of gone") == 1)
        page.graph.end()
        #expect(BroadcastHub.shared.pageCount(of: "orders of gone") == 0)
    }

    @Test func `is forgotten with a page that nobody holds`() {
        do { _ = TestPage { Page(test: "released") } }
        #expect(BroadcastHub.shared.pageCount(of: "orders of released") == 0)
    }

    @Test func `is nil in a page that continues from a snapshot`() throws {
        let page = TestPage { Page(test: "snapshot") }
        try send(1, "snapshot")
        EventEnd.reach()
        page.update()
        let next = TestPage(snapshot: page.graph.snapshot()) { Page(test: "snapshot") }
        #expect(page.texts.first == "newest 1" && next.texts.first == "none")
    }
}

@MainActor @Suite struct `An action for broadcasts` {
    private final class Received {
        var numbers: [Int] = []
        var seen: [Int?] = []
    }

    private struct Listener: View {
        let test: String
        let received: Received
        @Broadcast private var newest: Order?

        init(_ test: String, _ received: Received) {
            (self.test, self.received) = (test, received)
            _newest = Broadcast(.orders(test))
        }

        var body: some View {
            Text("here").onBroadcast(.orders(test)) { order in
                received.numbers.append(order.number)
                received.seen.append(newest?.number)
            }
        }
    }

    private struct Answering: View {
        let test: String
        let received: Received
        var body: some View {
            Text("here").onBroadcast(.orders(test)) { order in
                received.numbers.append(order.number)
                try? Broadcast.send(Order(number: order.number + 1), to: .orders(test))
            }
        }
    }

    private struct Rows: View {
        @State private var sum = 0
        @State private var isOn = true
        let test: String
        var body: some View {
            Text("sum \(sum)")
            Button("stop") { isOn = false }
            if isOn { Text("on").onBroadcast(.orders(test)) { sum += $0.number } }
        }
    }

    @Test func `runs for each message in the order of its sender, on every page`() throws {
        let (first, second) = (Received(), Received())
        let pages = [TestPage { Listener("each", first) }, TestPage { Listener("each", second) }]
        for number in 1...3 { try Broadcast.send(Order(number: number), to: .orders("each")) }
        EventEnd.reach()
        #expect(pages.count == 2 && first.numbers == [1, 2, 3] && second.numbers == [1, 2, 3])
    }

    @Test func `runs in the order of a sender on another thread`() async throws {
        let received = Received()
        let page = TestPage { Listener("thread", received) }
        try await Task.detached {
            for number in 1...100 { try Broadcast.send(Order(number: number), to: .orders("thread")) }
        }.value
        // The pages of other tests have their turns, too.
        for _ in 0..<1000 where received.numbers.count < 100 { await nextTurn() }
        #expect(received.numbers == Array(1...100) && page.texts == ["here"])
    }

    @Test func `reads the message from a property of the same topic`() throws {
        let received = Received()
        let page = TestPage { Listener("property", received) }
        for number in 1...2 { try Broadcast.send(Order(number: number), to: .orders("property")) }
        EventEnd.reach()
        #expect(received.seen == [1, 2] && page.texts == ["here"])
    }

    @Test func `changes state, until its view is gone`() throws {
        let page = TestPage { Rows(test: "state") }
        for number in 1...3 { try Broadcast.send(Order(number: number), to: .orders("state")) }
        EventEnd.reach()
        page.update()
        #expect(page.texts.first == "sum 6")
        try page.tap("stop")
        try Broadcast.send(Order(number: 4), to: .orders("state"))
        EventEnd.reach()
        page.update()
        #expect(page.texts.first == "sum 6" && BroadcastHub.shared.pageCount(of: "orders of state") == 0)
    }

    @Test func `runs for the newest 128 of the messages that waited`() throws {
        let received = Received()
        let page = TestPage { Listener("flood", received) }
        let dropped = BroadcastHub.shared.counts.dropped
        for number in 1...200 { try Broadcast.send(Order(number: number), to: .orders("flood")) }
        EventEnd.reach()
        #expect(received.numbers == Array(73...200) && BroadcastHub.shared.counts.dropped == dropped + 72)
        #expect(
            Warning.wrote(
                "broadcasts of \"orders of flood\" come faster than pages take them: of more than 128 the oldest are dropped"
            ))
        #expect(page.texts == ["here"])
    }

    @Test func `that sends to its own topic comes to rest, and lets other work run between`() async throws {
        let received = Received()
        let page = TestPage { Answering(test: "echo", received: received) }
        try Broadcast.send(Order(number: 0), to: .orders("echo"))
        EventEnd.reach()
        #expect(received.numbers == [0])
        for _ in 0..<40 { await nextTurn() }
        #expect(received.numbers == Array(0...24) && page.texts == ["here"])
        #expect(
            Warning.wrote(
                "a broadcast of \"orders of echo\" is dropped, because actions for broadcasts have sent 25 of them, each for the one before"
            ))
    }
}
