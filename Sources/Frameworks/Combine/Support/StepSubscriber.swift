/// The result of an operator for one value.
enum Step<Output> {
    case value(Output)
    case skip
    /// Delivers the value, and finishes.
    case last(Output)
    case finish
}

/// The rule by which an operator makes at most one value of each value.
struct StepRule<Input, Output, Failure: Error> {
    /// Receives one value at a time, and may keep state. A thrown error ends the operator.
    let step: (Input) throws(Failure) -> Step<Output>
}

/// The subscriber of every operator that delivers at most one value for each value that it receives. It passes the demand
/// through, and requests one more value for each skipped one.
final class StepSubscriber<Input, Failure: Error, Output, NewFailure: Error>:
    LinkSubscriber<Input, Failure, Output, NewFailure>
{
    private let mapFailure: (Failure) -> NewFailure
    private let rule: StepRule<Input, Output, NewFailure>

    init(
        _ downstream: any Subscriber<Output, NewFailure>, mapFailure: @escaping (Failure) -> NewFailure,
        rule: StepRule<Input, Output, NewFailure>
    ) {
        self.mapFailure = mapFailure
        self.rule = rule
        super.init(downstream)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream.isOpen else { return .none }
        do {
            switch try rule.step(input) {
            case .value(let output): return downstream.receive(output)
            case .skip: return .max(1)
            case .last(let output):
                _ = downstream.receive(output)
                // The receiver may have canceled.
                if upstream.isOpen { end(.finished) }
            case .finish: end(.finished)
            }
        } catch {
            end(.failure(error))
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        if upstream.end() { downstream.receive(completion: completion.mapFailure(mapFailure)) }
    }

    private func end(_ completion: Subscribers.Completion<NewFailure>) {
        upstream.cancel()
        downstream.receive(completion: completion)
    }
}

extension Publisher {
    /// Subscribes through the rule of an operator that keeps the failure type.
    func subscribe<S: Subscriber>(_ downstream: S, for rule: StepRule<Output, S.Input, Failure>)
    where S.Failure == Failure {
        subscribe(StepSubscriber(downstream, mapFailure: { $0 }, rule: rule))
    }

    /// Subscribes through a rule that may throw any error.
    func subscribe<S: Subscriber>(_ downstream: S, for rule: StepRule<Output, S.Input, any Error>)
    where S.Failure == any Error {
        subscribe(StepSubscriber(downstream, mapFailure: { $0 }, rule: rule))
    }
}
