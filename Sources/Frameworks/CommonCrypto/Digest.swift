/// Computes a digest in one step: prepares the state of a hash function, adds the bytes and ends it.
func digest<State>(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?, _ state: State,
    _ prepare: (UnsafeMutablePointer<State>) -> Int32,
    _ add: (UnsafeMutablePointer<State>, UnsafeRawPointer?, CC_LONG) -> Int32,
    _ end: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<State>) -> Int32
) -> UnsafeMutablePointer<UInt8>? {
    guard let md else { return nil }
    var state = state
    _ = prepare(&state)
    _ = add(&state, data, len)
    _ = end(md, &state)
    return md
}
