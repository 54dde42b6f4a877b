/// A value that moves to the task that awaits it. Values of publishers need not be Sendable. This is safe if nothing else uses
/// the value, which the app ensures, as for every publisher on several threads.
struct Transfer<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
