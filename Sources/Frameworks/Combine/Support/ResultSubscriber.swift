/// The rule by which an operator makes one result of all values.
struct ResultRule<Input, Output, Failure: Error> {
    /// Receives one value at a time, and may keep state. Returns the result if the value decides it; nil otherwise. A thrown
    /// error ends the operator.
    let decide: (Input) throws(Failure) -> Output?
    /// Returns the result if no value has decided it; nil for none.
    let resultAtEnd: () -> Output?

    /// The first value that fulfills the predicate decides the result.
    ///
    /// - Parameters:
    ///   - predicate: The condition for the value.
    ///   - result: Returns the result for the value.
    ///   - missing: The result without such a value; nil for none.
    static func first(
        where predicate: @escaping (Input) throws(Failure) -> Bool, result: @escaping (Input) -> Output,
        orElse missing: Output? = nil
    ) -> Self {
        Self(
            decide: { input throws(Failure) in try predicate(input) ? result(input) : nil },
            resultAtEnd: { missing })
    }

    /// All values change a partial result, from which the result is made at the end.
    ///
    /// - Parameters:
    ///   - initial: The partial result without values.
    ///   - update: Adds a value to the partial result.
    ///   - result: Returns the result for a partial result; nil for none.
    static func reduce<Partial>(
        into initial: Partial, _ update: @escaping (inout Partial, Input) throws(Failure) -> Void,
        result: @escaping (Partial) -> Output?
    ) -> Self {
        var partial = initial
        return Self(
            decide: { input throws(Failure) in
                try update(&partial, input)
                return nil
            }, resultAtEnd: { result(partial) })
    }
}

/// The subscriber of every operator that delivers one result: when a value decides it, or at the end. It requests all
/// values, and keeps the result until there is demand.
final class ResultSubscriber<Input, Failure: Error, Output, NewFailure: Error>:
    SingleSubscription<Input, Failure, Output, NewFailure>
{
    private let mapFailure: (Failure) -> NewFailure
    private let rule: ResultRule<Input, Output, NewFailure>

    init(
        _ downstream: any Subscriber<Output, NewFailure>, mapFailure: @escaping (Failure) -> NewFailure,
        rule: ResultRule<Input, Output, NewFailure>
    ) {
        self.mapFailure = mapFailure
        self.rule = rule
        super.init(downstream, name: "Result", requesting: .unlimited)
    }

    override func take(_ input: Input) {
        do {
            guard let output = try rule.decide(input) else { return }
            upstream.cancel()
            send(output)
            finish(.finished)
        } catch {
            upstream.cancel()
            fail(error)
        }
    }

    override func end(_ completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished:
            if let output = rule.resultAtEnd() { send(output) }
            finish(.finished)
        case .failure(let failure): fail(mapFailure(failure))
        }
    }
}

extension Publisher {
    /// Subscribes through the rule of an operator that keeps the failure type.
    func subscribe<S: Subscriber>(_ downstream: S, for rule: ResultRule<Output, S.Input, Failure>)
    where S.Failure == Failure {
        subscribe(ResultSubscriber(downstream, mapFailure: { $0 }, rule: rule))
    }

    /// Subscribes through a rule that may throw any error.
    func subscribe<S: Subscriber>(_ downstream: S, for rule: ResultRule<Output, S.Input, any Error>)
    where S.Failure == any Error {
        subscribe(ResultSubscriber(downstream, mapFailure: { $0 }, rule: rule))
    }
}
