/// A suspended connection. The library keeps it until a thread resumes it.
struct Connection: @unchecked Sendable {
    let pointer: OpaquePointer
}
