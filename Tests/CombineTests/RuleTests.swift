import Combine
import Testing

/// The rules of publishers, for each operator.
@Suite struct `Each operator` {
    private let source = Source<Int, Broken>()
    private let recorder = Recorder()

    private func attach(_ operation: OperatorCase) {
        operation.attach(recorder, source.eraseToAnyPublisher())
    }

    @Test(arguments: OperatorCase.all)
    func `gives one subscription, and cancels every other of its publisher`(operation: OperatorCase) {
        attach(operation)
        source.offerSubscription()
        #expect(recorder.subscriptionCount == 1)
        #expect(recorder.earlyCount == 0)
        #expect(source.subscriptions.map(\.cancellations) == [0, 1])
    }

    @Test(arguments: OperatorCase.all)
    func `delivers nothing after it was canceled, and cancels its publisher once`(operation: OperatorCase) {
        attach(operation)
        source.send(1)
        let count = recorder.valueCount
        recorder.subscription?.cancel()
        recorder.subscription?.cancel()
        source.send(3)
        source.send(completion: .finished)
        recorder.subscription?.request(.unlimited)
        #expect(recorder.valueCount == count)
        #expect(recorder.completionCount == 0)
        #expect(source.subscriptions.map(\.cancellations) == [1])
    }

    @Test(arguments: OperatorCase.all)
    func `ends once, and delivers nothing afterwards`(operation: OperatorCase) {
        attach(operation)
        source.send(1)
        source.send(completion: .finished)
        let count = recorder.valueCount
        source.send(3)
        source.send(completion: .failure(Broken()))
        source.send(completion: .finished)
        recorder.subscription?.cancel()
        #expect(recorder.valueCount == count)
        #expect(recorder.completionCount <= 1)
        #expect(source.subscriptions.map(\.cancellations) == [0])
    }

    @Test(arguments: OperatorCase.all, [0, 1, 3])
    func `delivers no more than requested`(operation: OperatorCase, demand: Int) {
        recorder.demand = .max(demand)
        let numbers = (0..<50).publisher.setFailureType(to: Broken.self).eraseToAnyPublisher()
        operation.attach(recorder, numbers)
        #expect(recorder.valueCount <= demand)
        recorder.subscription?.request(.max(2))
        #expect(recorder.valueCount <= demand + 2)
        recorder.subscription?.cancel()
    }

    // Subjects drop values without demand; the latest values replace their predecessors.
    private static let lossless = (OperatorCase.values + OperatorCase.several).filter {
        !["share", "multicast", "combineLatest", "combineLatest of three", "switchToLatest"].contains(
            $0.testDescription)
    }

    @Test(arguments: lossless)
    func `delivers as much as requested`(operation: OperatorCase) {
        recorder.demand = .max(2)
        let numbers = (0..<50).publisher.setFailureType(to: Broken.self).eraseToAnyPublisher()
        operation.attach(recorder, numbers)
        #expect(recorder.valueCount == 2)
        recorder.subscription?.request(.max(3))
        #expect(recorder.valueCount == 5)
        recorder.subscription?.cancel()
    }

    @Test(arguments: OperatorCase.all)
    func `delivers no more if its value cancels`(operation: OperatorCase) {
        recorder.onValue = { $0.subscription?.cancel() }
        let numbers = (0..<50).publisher.setFailureType(to: Broken.self).eraseToAnyPublisher()
        operation.attach(recorder, numbers)
        #expect(recorder.valueCount <= 1)
        #expect(recorder.completionCount + recorder.valueCount <= 1)
    }

    @Test(arguments: lossless)
    func `takes requests from inside a delivery`(operation: OperatorCase) {
        recorder.demand = .max(1)
        recorder.onValue = { $0.subscription?.request(.max(1)) }
        let numbers = (0..<20).publisher.setFailureType(to: Broken.self).eraseToAnyPublisher()
        operation.attach(recorder, numbers)
        #expect(recorder.valueCount >= 10)
        #expect(recorder.valueCount <= 23)
        recorder.subscription?.cancel()
    }

    @Test(arguments: OperatorCase.all)
    func `releases its subscriber when it is canceled`(operation: OperatorCase) {
        weak var released: Recorder?
        do {
            let recorder = Recorder()
            released = recorder
            let source = Source<Int, Broken>()
            operation.attach(recorder, source.eraseToAnyPublisher())
            source.send(1)
            recorder.subscription?.cancel()
            recorder.release()
        }
        #expect(released == nil)
    }

    @Test(arguments: OperatorCase.all)
    func `releases its subscriber at the end`(operation: OperatorCase) {
        weak var released: Recorder?
        do {
            let recorder = Recorder()
            released = recorder
            let numbers = (0..<5).publisher.setFailureType(to: Broken.self).eraseToAnyPublisher()
            operation.attach(recorder, numbers)
            if recorder.completionCount == 0 { recorder.subscription?.cancel() }
            recorder.release()
        }
        #expect(released == nil)
    }
}
