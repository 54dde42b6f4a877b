/// A value that crosses into the main actor and back, on its thread.
///
/// Builders run in the bodies of views, which are on the main actor, so no other thread sees the value.
struct MainActorValue<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
