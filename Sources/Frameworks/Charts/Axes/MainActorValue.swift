/// A value that crosses into the main actor and back, on its thread.
struct MainActorValue<Value>: @unchecked Sendable {  // Builders run in the bodies of views, which are on the main actor.
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
