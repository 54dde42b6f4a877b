import Combine
import Testing

@Suite struct `A published property` {
    private final class Model: ObservableObject {
        @Published var count = 0
        @Published var other = 0
    }

    private final class Plain: ObservableObject {}

    @Test func `releases a subscriber that cancels`() {
        let model = Model()
        weak var first: Probe<Int, Never>?
        weak var second: Probe<Void, Never>?
        do {
            let (values, announcements) = (Probe<Int, Never>(.unlimited), Probe<Void, Never>(.unlimited))
            model.$count.subscribe(values)
            model.objectWillChange.subscribe(announcements)
            model.count = 1
            #expect(values.values == [0, 1])
            #expect(announcements.values.count == 1)
            values.cancel()
            announcements.cancel()
            (first, second) = (values, announcements)
        }
        model.count = 2
        #expect(first == nil)
        #expect(second == nil)
    }

    @Test func `keeps its latest value for a later demand`() {
        let model = Model()
        let probe = Probe<Int, Never>()
        model.$count.subscribe(probe)
        model.count = 1
        model.count = 2
        probe.request(.max(1))
        #expect(probe.values == [2])
    }

    @Test func `accepts one subscription of an assigned publisher until the publisher completes`() {
        let model = Model()
        let source = Source<Int, Never>()
        source.assign(to: &model.$count)
        source.offerSubscription()
        #expect(source.subscriptions.map(\.demands) == [[.unlimited], []])
        #expect(source.subscriptions.map(\.cancellations) == [0, 1])
        #expect(source.send(3) == Subscribers.Demand.none)
        #expect(model.count == 3)
        source.send(completion: .finished)
        source.offerSubscription()
        #expect(source.subscriptions[2].cancellations == 1)
    }

    @Test func `cancels the assigned publisher when its object is released`() {
        let source = Source<Int, Never>()
        do {
            let model = Model()
            source.assign(to: &model.$count)
            #expect(source.subscriptions[0].cancellations == 0)
        }
        #expect(source.subscriptions[0].cancellations == 1)
    }

    @Test func `that is replaced as a whole announces through the same publisher`() {
        final class Replacing: ObservableObject {
            @Published var first = 0
            @Published var second = 0
            func replace() { _first = Published(initialValue: 5) }
        }
        let model = Replacing()
        let publisher = model.objectWillChange
        var count = 0
        let token = publisher.sink { count += 1 }
        model.replace()
        #expect(model.objectWillChange === publisher)
        model.first = 6
        model.second = 1
        #expect(count == 2)
        token.cancel()
    }

    @Test func `is not required for many objects to have their own publishers`() {
        let objects = (0..<300).map { _ in Plain() }
        let publishers = objects.map(\.objectWillChange)
        #expect(Set(publishers.map(ObjectIdentifier.init)).count == 300)
        #expect(zip(objects, publishers).allSatisfy { $0.objectWillChange === $1 })
    }
}
