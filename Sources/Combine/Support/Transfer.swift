/// A value on its way to the task that awaits it. Publishers' values are not Sendable. This is safe because the publisher does
/// not use the value again, which is for the app to keep, as it is with every publisher on several threads.
struct Transfer<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
