internal import EspalierCSQLite

/// The SQL of the statements that a connection runs, for tests.
final class StatementRecording {
    private(set) var statements: [String] = []

    func begin(on connection: SQLiteConnection) {
        sqlite3_trace_v2(
            connection.handle, UInt32(SQLITE_TRACE_STMT),
            { _, context, _, text in
                guard let context, let text else { return 0 }
                let sql = String(cString: text.assumingMemoryBound(to: CChar.self))
                Unmanaged<StatementRecording>.fromOpaque(context).takeUnretainedValue().statements.append(sql)
                return 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    func end(on connection: SQLiteConnection) { sqlite3_trace_v2(connection.handle, 0, nil, nil) }
}
