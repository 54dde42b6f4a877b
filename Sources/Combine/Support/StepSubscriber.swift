/// The result of an operator for one value.
enum Step<Output, Failure: Error> {
    case value(Output)
    case skip
    /// The value is the last one.
    case last(Output)
    case finish
    case fail(Failure)
}

/// The subscriber of every operator that delivers at most one value for each value that it receives. It passes the demand
/// through, and requests one more value for each skipped one.
final class StepSubscriber<Input, Failure: Error, Output, NewFailure: Error>: Subscriber, Subscription {
    private let downstream: any Subscriber<Output, NewFailure>
    private let step: (Input) -> Step<Output, NewFailure>
    private let mapFailure: (Failure) -> NewFailure
    private let upstream = SubscriptionSlot()

    /// - Parameter step: Called for one value at a time. It may keep state.
    init(
        _ downstream: any Subscriber<Output, NewFailure>, mapFailure: @escaping (Failure) -> NewFailure,
        step: @escaping (Input) -> Step<Output, NewFailure>
    ) {
        self.downstream = downstream
        self.mapFailure = mapFailure
        self.step = step
    }

    func receive(subscription: any Subscription) {
        if upstream.accept(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream.isOpen else { return .none }
        switch step(input) {
        case .value(let output): return downstream.receive(output)
        case .skip: return .max(1)
        case .last(let output):
            _ = downstream.receive(output)
            // The receiver may have cancelled.
            if upstream.isOpen { end(.finished) }
        case .finish: end(.finished)
        case .fail(let failure): end(.failure(failure))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.end() else { return }
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let failure): downstream.receive(completion: .failure(mapFailure(failure)))
        }
    }

    func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

    func cancel() { upstream.cancel() }

    private func end(_ completion: Subscribers.Completion<NewFailure>) {
        upstream.cancel()
        downstream.receive(completion: completion)
    }
}

extension StepSubscriber: CustomStringConvertible {
    var description: String { upstream.description }
}

extension Publisher {
    /// Subscribes through a step that passes failures through.
    func subscribe<S: Subscriber>(_ downstream: S, step: @escaping (Output) -> Step<S.Input, Failure>)
    where S.Failure == Failure {
        subscribe(StepSubscriber(downstream, mapFailure: { $0 }, step: step))
    }

    /// Subscribes through a step that may throw.
    func subscribe<S: Subscriber>(_ downstream: S, tryStep: @escaping (Output) throws -> Step<S.Input, any Error>)
    where S.Failure == any Error {
        let step = { (input: Output) -> Step<S.Input, any Error> in
            do { return try tryStep(input) } catch { return .fail(error) }
        }
        subscribe(StepSubscriber(downstream, mapFailure: { $0 as any Error }, step: step))
    }
}
