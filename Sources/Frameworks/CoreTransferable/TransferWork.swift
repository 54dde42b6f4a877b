/// The work of a task that loads a value, and what follows. Only the main actor uses it, once the task has begun.
package final class TransferWork<Value>: @unchecked Sendable {
    private let loading: TransferLoading<Value>
    private let success: (Value) -> Void
    private let failure: (any Error) -> Void

    /// Work that ends with `success` or `failure`.
    package init(
        _ loading: TransferLoading<Value>, success: @escaping (Value) -> Void,
        failure: @escaping (any Error) -> Void
    ) {
        self.loading = loading
        self.success = success
        self.failure = failure
    }

    /// Starts a task that does the work.
    package func start() {
        Task { @MainActor in await run() }
    }

    @MainActor private func run() async {
        let value: Value
        do {
            switch loading {
            case .ready(let known): value = known
            case .later(let load): value = try await load()
            }
        } catch {
            return failure(error)
        }
        success(value)
    }
}
