/// Carries a value to the main thread that nobody else uses meanwhile.
struct UncheckedTransfer<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

extension UncheckedTransfer {
    /// Calls `body` with the value where the main actor is: evaluation goes on there.
    func onMain<R>(_ body: @MainActor (Value) -> R) -> R {
        withoutActuallyEscaping(body) { body in
            let body = UncheckedTransfer<@MainActor (Value) -> R>(body)
            let result = MainActor.assumeIsolated { UncheckedTransfer<R>(body.value(value)) }
            return result.value
        }
    }
}
