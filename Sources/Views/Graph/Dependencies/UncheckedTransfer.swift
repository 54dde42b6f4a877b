/// Carries a value to the main thread. No other thread may use the value meanwhile.
package struct UncheckedTransfer<Value>: @unchecked Sendable {
    let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}

extension UncheckedTransfer {
    /// Calls `body` with the value on the main actor, where the caller already is.
    package func onMain<R>(_ body: @MainActor (Value) -> R) -> R {
        withoutActuallyEscaping(body) { body in
            let body = UncheckedTransfer<@MainActor (Value) -> R>(body)
            let result = MainActor.assumeIsolated { UncheckedTransfer<R>(body.value(value)) }
            return result.value
        }
    }
}
