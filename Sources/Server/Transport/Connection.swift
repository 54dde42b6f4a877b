/// A suspended connection. The library keeps it until some thread resumes it.
struct Connection: @unchecked Sendable {
    let pointer: OpaquePointer
}
