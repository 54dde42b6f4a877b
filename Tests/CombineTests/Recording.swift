import Combine

/// The events of a publisher that delivers at once: its values, then `finished` or the failure.
func events<P: Publisher>(of publisher: P) -> [String] {
    let log = Log()
    withExtendedLifetime(log.follow(publisher)) {}
    return log.lines
}

/// A list of lines that closures extend.
final class Log {
    private(set) var lines: [String] = []

    func add(_ line: Any) { lines.append("\(line)") }

    /// Requests all values, and logs all events until the token is released.
    func follow<P: Publisher>(_ publisher: P) -> AnyCancellable {
        publisher.sink { [self] completion in
            switch completion {
            case .finished: add("finished")
            case .failure(let failure): add("failed: \(failure)")
            }
        } receiveValue: { [self] in
            add($0)
        }
    }
}

/// All values of a publisher that delivers on other threads.
func values<P: Publisher>(of publisher: P) async -> [P.Output] where P.Failure == Never, P.Output: Sendable {
    nonisolated(unsafe) var token: AnyCancellable?
    defer { token?.cancel() }
    return await withCheckedContinuation { done in
        token = publisher.collect().sink { done.resume(returning: $0) }
    }
}

/// Numbers without the operators that sequences have of their own.
func numbers(_ values: Int...) -> AnyPublisher<Int, Never> { values.publisher.eraseToAnyPublisher() }

/// Numbers that end with a failure.
func failing(after values: Int...) -> AnyPublisher<Int, Broken> {
    Record(output: values, completion: .failure(Broken())).eraseToAnyPublisher()
}

/// Throws for one number.
func fail(at number: Int) -> (Int) throws -> Bool {
    { value in
        if value == number { throw Broken() }
        return true
    }
}
