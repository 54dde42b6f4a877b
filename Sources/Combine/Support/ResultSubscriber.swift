/// What a value means for an operator with one result.
enum Verdict<Output, Failure: Error> {
    case undecided
    case decided(Output)
    case failed(Failure)
}

/// The subscriber of every operator that delivers one result: when a value decides it, or at the end. It requests all
/// values, and keeps the result until there is demand.
final class ResultSubscriber<Input, Failure: Error, Output, NewFailure: Error>: Outlet<Output, NewFailure>, Subscriber {
    private let upstream = SubscriptionSlot()
    private let mapFailure: (Failure) -> NewFailure
    private let judge: (Input) -> Verdict<Output, NewFailure>
    private let result: () -> Output?

    /// - Parameters:
    ///   - judge: Called for one value at a time. It may keep state.
    ///   - result: The result at the end; nil for none.
    init(
        _ downstream: any Subscriber<Output, NewFailure>, mapFailure: @escaping (Failure) -> NewFailure,
        judge: @escaping (Input) -> Verdict<Output, NewFailure>, result: @escaping () -> Output?
    ) {
        self.mapFailure = mapFailure
        self.judge = judge
        self.result = result
        super.init(downstream, name: "Result")
    }

    func receive(subscription: any Subscription) {
        guard upstream.accept(subscription) else { return }
        start()
        upstream.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream.isOpen else { return .none }
        switch judge(input) {
        case .undecided: break
        case .decided(let output):
            upstream.cancel()
            send(output)
            finish(.finished)
        case .failed(let failure):
            upstream.cancel()
            fail(failure)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.end() else { return }
        switch completion {
        case .finished:
            if let output = result() { send(output) }
            finish(.finished)
        case .failure(let failure): fail(mapFailure(failure))
        }
    }

    override func cancelInputs() { upstream.cancel() }
}

extension Publisher {
    /// Subscribes for one result.
    func subscribe<S: Subscriber>(
        _ downstream: S, judge: @escaping (Output) -> Verdict<S.Input, Failure>, result: @escaping () -> S.Input?
    ) where S.Failure == Failure {
        subscribe(ResultSubscriber(downstream, mapFailure: { $0 }, judge: judge, result: result))
    }

    /// Subscribes for one result with a closure that may throw.
    func subscribe<S: Subscriber>(
        _ downstream: S, tryJudge: @escaping (Output) throws -> Verdict<S.Input, any Error>,
        result: @escaping () -> S.Input?
    ) where S.Failure == any Error {
        let judge = { (input: Output) -> Verdict<S.Input, any Error> in
            do { return try tryJudge(input) } catch { return .failed(error) }
        }
        subscribe(ResultSubscriber(downstream, mapFailure: { $0 as any Error }, judge: judge, result: result))
    }
}
