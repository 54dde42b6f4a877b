import Synchronization

extension DataStore {
    /// The SQL of the statements that run during a closure on the connection that writes. A store in memory has no other one.
    package func statements<Failure>(during body: () throws(Failure) -> Void) throws(Failure) -> [String] {
        let recording = StatementRecording()
        writer.withLock { recording.begin(on: $0) }
        defer { writer.withLock { recording.end(on: $0) } }
        try body()
        return recording.statements
    }
}
