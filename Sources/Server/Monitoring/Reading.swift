/// A value that is read by a function.
///
/// A mutex keeps this instead of the function itself: each access to a function in a generic type converts it, and writes it back with the
/// conversions around it, so that some hundred thousand accesses make a chain that overflows the stack.
struct Reading<Value>: Sendable {
    let read: @Sendable () -> Value
}
