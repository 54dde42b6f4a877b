import Combine
import Foundation
import Testing

/// Counts the events of a publisher of any type.
final class Recorder {
    private(set) var subscription: (any Subscription)?
    private(set) var subscriptionCount = 0
    private(set) var valueCount = 0
    private(set) var completionCount = 0
    /// The events before the subscription.
    private(set) var earlyCount = 0
    /// The demand on subscription.
    var demand = Subscribers.Demand.unlimited
    /// Runs for each value, before its demand is returned.
    var onValue: (Recorder) -> Void = { _ in }

    func attach<P: Publisher>(to publisher: P) {
        publisher.subscribe(
            AnySubscriber<P.Output, P.Failure>(
                receiveSubscription: { [self] in
                    subscription = $0
                    subscriptionCount += 1
                    if demand > 0 { $0.request(demand) }
                },
                receiveValue: { [self] _ in
                    if subscriptionCount == 0 { earlyCount += 1 }
                    valueCount += 1
                    onValue(self)
                    return .none
                },
                receiveCompletion: { [self] _ in
                    if subscriptionCount == 0 { earlyCount += 1 }
                    completionCount += 1
                }))
    }

    func release() { subscription = nil }
}

/// An operator whose types are hidden. Unchecked because the closures keep no state.
struct OperatorCase: CustomTestStringConvertible, @unchecked Sendable {
    var testDescription: String
    let attach: (Recorder, AnyPublisher<Int, Broken>) -> Void

    init<P: Publisher>(_ name: String, _ apply: @escaping (AnyPublisher<Int, Broken>) -> P) {
        testDescription = name
        attach = { recorder, publisher in recorder.attach(to: apply(publisher)) }
    }

    private static var never: Empty<Int, Broken> { Empty(completeImmediately: false) }
    private static var now: ImmediateScheduler { .shared }
    private static var hundred: AnyPublisher<Int, Broken> {
        (0..<100).publisher.setFailureType(to: Broken.self).append(never).eraseToAnyPublisher()
    }
    private static func one(_ value: Int) -> AnyPublisher<Int, Broken> {
        Just(value).setFailureType(to: Broken.self).eraseToAnyPublisher()
    }

    static let all: [OperatorCase] = values + results + several + timed

    static let values: [OperatorCase] = [
        .init("map") { $0.map { $0 + 1 } },
        .init("map by key path") { $0.map(\.description) },
        .init("map by two key paths") { $0.map(\.description, \.hashValue) },
        .init("map by three key paths") { $0.map(\.description, \.hashValue, \.magnitude) },
        .init("tryMap") { $0.tryMap { $0 } },
        .init("mapError") { $0.mapError { $0 } },
        .init("compactMap") { $0.compactMap { $0 % 2 == 0 ? nil : $0 } },
        .init("tryCompactMap") { $0.tryCompactMap { $0 % 2 == 0 ? nil : $0 } },
        .init("filter") { $0.filter { $0 % 2 == 1 } },
        .init("tryFilter") { $0.tryFilter { $0 % 2 == 1 } },
        .init("removeDuplicates") { $0.removeDuplicates() },
        .init("tryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 } },
        .init("scan") { $0.scan(0, +) },
        .init("tryScan") { $0.tryScan(0) { $0 + $1 } },
        .init("encode") { $0.map { [$0] }.encode(encoder: JSONEncoder()) },
        .init("dropFirst") { $0.dropFirst(0) },
        .init("drop while") { $0.drop { $0 < 0 } },
        .init("tryDrop while") { $0.tryDrop { $0 < 0 } },
        .init("drop until output") { $0.drop(untilOutputFrom: one(1)) },
        .init("prefix") { $0.prefix(20) },
        .init("prefix while") { $0.prefix { $0 < 20 } },
        .init("tryPrefix while") { $0.tryPrefix { $0 < 20 } },
        .init("prefix until output") { $0.prefix(untilOutputFrom: never) },
        .init("output in") { $0.output(in: 0...20) },
        .init("replaceEmpty") { $0.replaceEmpty(with: 1) },
        .init("replaceError") { $0.replaceError(with: 1) },
        .init("handleEvents") { $0.handleEvents() },
        .init("print") { $0.print("", to: Nowhere()) },
        .init("breakpoint") { $0.breakpoint() },
        .init("buffer by request") { $0.buffer(size: 5, prefetch: .byRequest, whenFull: .dropNewest) },
        .init("buffer kept full") { $0.buffer(size: 5, prefetch: .keepFull, whenFull: .dropOldest) },
        .init("share") { $0.share() },
        .init("multicast") { $0.multicast { PassthroughSubject<Int, Broken>() }.autoconnect() },
        .init("collect by count") { $0.collect(1) },
    ]

    static let results: [OperatorCase] = [
        .init("collect") { $0.collect() },
        .init("count") { $0.count() },
        .init("reduce") { $0.reduce(0, +) },
        .init("tryReduce") { $0.tryReduce(0) { $0 + $1 } },
        .init("min") { $0.min() },
        .init("max") { $0.max() },
        .init("tryMin") { $0.tryMin { $0 < $1 } },
        .init("tryMax") { $0.tryMax { $0 < $1 } },
        .init("contains") { $0.contains(-1) },
        .init("contains where") { $0.contains { $0 < 0 } },
        .init("tryContains") { $0.tryContains { $0 < 0 } },
        .init("allSatisfy") { $0.allSatisfy { $0 >= 0 } },
        .init("tryAllSatisfy") { $0.tryAllSatisfy { $0 >= 0 } },
        .init("ignoreOutput") { $0.ignoreOutput() },
        .init("first where") { $0.first { $0 < 0 } },
        .init("tryFirst where") { $0.tryFirst { $0 < 0 } },
        .init("last") { $0.last() },
        .init("last where") { $0.last { $0 > 0 } },
        .init("tryLast where") { $0.tryLast { $0 > 0 } },
    ]

    static let several: [OperatorCase] = [
        .init("append") { $0.append(1, 2) },
        .init("prepend") { $0.prepend([Int]()) },
        .init("merge") { $0.merge(with: never) },
        .init("merge many") { Publishers.MergeMany($0, never.eraseToAnyPublisher()) },
        .init("zip") { $0.zip(hundred) },
        .init("zip of three") { $0.zip(hundred, hundred) },
        .init("combineLatest") { $0.combineLatest(one(1)) },
        .init("combineLatest of three") { $0.combineLatest(one(1), one(2)) },
        .init("flatMap") { $0.flatMap { Just($0) } },
        .init("flatMap of one") { $0.flatMap(maxPublishers: .max(1)) { Just($0) } },
        .init("flatMap as inner") { publisher in one(1).flatMap { _ in publisher } },
        .init("switchToLatest") { $0.map { one($0) }.switchToLatest() },
        .init("switchToLatest as inner") { publisher in one(1).map { _ in publisher }.switchToLatest() },
        .init("catch") { $0.catch { _ in never } },
        .init("tryCatch") { $0.tryCatch { _ in never } },
        .init("retry") { $0.retry(0) },
    ]

    static let timed: [OperatorCase] = [
        .init("receive on") { $0.receive(on: now) },
        .init("subscribe on") { $0.subscribe(on: now) },
        .init("delay") { $0.delay(for: 0, scheduler: now) },
        .init("debounce") { $0.debounce(for: 0, scheduler: now) },
        .init("throttle") { $0.throttle(for: 0, scheduler: now, latest: true) },
        .init("measureInterval") { $0.measureInterval(using: now) },
        .init("collect by time") { $0.collect(.byTime(VirtualScheduler(), 1)) },
        .init("timeout") { $0.timeout(9, scheduler: WaitingScheduler()) },
    ]
}

/// Runs immediate work at once, and delayed work never.
private struct WaitingScheduler: Scheduler {
    var now: RunLoop.SchedulerTimeType { .init(Date(timeIntervalSinceReferenceDate: 0)) }
    var minimumTolerance: SecondsStride { 0 }
    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    func schedule(
        after date: RunLoop.SchedulerTimeType, tolerance: SecondsStride, options: Never?,
        _ action: @escaping () -> Void
    ) {}
    func schedule(
        after date: RunLoop.SchedulerTimeType, interval: SecondsStride, tolerance: SecondsStride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable { Subscriptions.empty }
}

private struct Nowhere: TextOutputStream {
    func write(_ string: String) {}
}
