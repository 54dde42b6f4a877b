internal import EspalierCPostgreSQL
import Glibc

/// A connection to PostgreSQL with its prepared statements. It owns libpq's object.
///
/// Unchecked: it is used by one thread at a time. `LiveConnection` guards it with a mutex, or one thread owns it.
final class PostgresConnection: @unchecked Sendable {
    private let handle: OpaquePointer
    private var prepared: Set<String> = []
    private let patience: Int64

    /// Connects and waits, at most three seconds for each host of the URI.
    init(_ address: PostgresAddress) throws(PageStoreError) {
        let handle = try address.connect()
        self.handle = handle
        patience = address.patience
        guard espalier_pq_is_connected(handle) != 0 else {
            let message = PostgresFailure.ofHosts(String(cString: espalier_pq_message(handle)))
            // `deinit` gives the handle back.
            throw .unavailable(address.redacted("PostgreSQL: " + message))
        }
    }

    deinit { espalier_pq_finish(handle) }

    var socket: Int32 { espalier_pq_socket(handle) }

    /// Runs a statement, which is prepared once. A conflict with another transaction is tried again.
    func run(
        _ statement: PostgresStatement, _ values: [PostgresValue] = []
    ) throws(ConnectionFailure) -> PostgresResult {
        if prepared.insert(statement.name).inserted {
            guard espalier_pq_send_prepare(handle, statement.name, statement.sql) != 0 else { throw lost() }
            let result = try finish()
            guard result.isSuccess else {
                prepared.remove(statement.name)
                throw PostgresFailure.of(code: result.code, message: result.message)
            }
        }
        var attempts = 0
        while true {
            guard send(statement, values) else { throw lost() }
            let result = try finish()
            if result.isSuccess { return result }
            attempts += 1
            guard PostgresFailure.isConflict(result.code), attempts < 3, !isInTransaction else {
                throw PostgresFailure.of(code: result.code, message: result.message)
            }
        }
    }

    /// Runs statements without parameters.
    func execute(_ sql: String) throws(ConnectionFailure) {
        guard espalier_pq_send_text(handle, sql) != 0 else { throw lost() }
        let result = try finish()
        guard result.isSuccess else { throw PostgresFailure.of(code: result.code, message: result.message) }
    }

    private var isInTransaction = false

    /// Runs `body` in a transaction. Each of its statements sees what was committed before that statement.
    func transaction<Result>(_ body: () throws(ConnectionFailure) -> Result) throws(ConnectionFailure) -> Result {
        try execute("BEGIN")
        isInTransaction = true
        defer { isInTransaction = false }
        do throws(ConnectionFailure) {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            if case .refused = error { try execute("ROLLBACK") }
            throw error
        }
    }

    private func send(_ statement: PostgresStatement, _ values: [PostgresValue]) -> Bool {
        // The library copies all parameters, so one block of memory is enough for the call.
        let block = values.flatMap { $0.bytes ?? [] }
        var offset = 0
        return block.withUnsafeBytes { bytes in
            // A pointer that is not NULL, also for a value without bytes.
            let start = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1)
            let pointers = values.map { value -> UnsafePointer<CChar>? in
                guard let count = value.bytes?.count else { return nil }
                defer { offset += count }
                return start.map { ($0 + offset).assumingMemoryBound(to: CChar.self) }
            }
            let lengths = values.map { Int32($0.bytes?.count ?? 0) }
            let formats = [Int32](repeating: 1, count: values.count)
            return espalier_pq_send_statement(
                handle, statement.name, Int32(values.count), pointers, lengths, formats) != 0
        }
    }

    /// Sends what is left, and waits for the last result of a call, or its first error.
    private func finish() throws(ConnectionFailure) -> PostgresResult {
        let deadline = PostgresConnection.now() + patience
        while true {
            let rest = espalier_pq_flush(handle)
            if rest == 0 { break }
            guard rest == 1, wait(POLLIN | POLLOUT, until: deadline), espalier_pq_consume(handle) != 0 else {
                throw lost()
            }
        }
        var last: OpaquePointer?
        while true {
            while espalier_pq_is_busy(handle) != 0 {
                guard wait(POLLIN, until: deadline), espalier_pq_consume(handle) != 0 else {
                    espalier_pq_clear(last)
                    throw lost()
                }
            }
            guard let next = espalier_pq_result(handle) else { break }
            if let known = last, espalier_pq_succeeded(known) == 0 {
                espalier_pq_clear(next)
            } else {
                espalier_pq_clear(last)
                last = next
            }
        }
        guard let last else { throw lost() }
        let result = PostgresResult(last)
        // A terminated backend sends its reason as the result of the call.
        guard espalier_pq_is_connected(handle) != 0 else {
            throw .lost(.unavailable("PostgreSQL: " + PostgresFailure.firstLine(result.message)))
        }
        return result
    }

    /// Waits for the socket. Returns false after the deadline.
    private func wait(_ events: Int32, until deadline: Int64) -> Bool {
        while true {
            let rest = deadline - PostgresConnection.now()
            if rest <= 0 {
                hasTimedOut = true
                return false
            }
            var entry = pollfd(fd: socket, events: Int16(events), revents: 0)
            let count = poll(&entry, 1, Int32(rest))
            if count > 0 { return true }
            if count < 0, errno != EINTR { return false }
        }
    }

    private var hasTimedOut = false

    private func lost() -> ConnectionFailure {
        if hasTimedOut {
            return .lost(.unavailable("PostgreSQL has not answered for \(patience) ms"))
        }
        let message = PostgresFailure.firstLine(String(cString: espalier_pq_message(handle)))
        return .lost(.unavailable("PostgreSQL: " + (message.isEmpty ? "the connection is lost" : message)))
    }

    private static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }

    // MARK: Notifications

    /// Reads what has arrived. Returns false if the connection is lost.
    func consume() -> Bool { espalier_pq_consume(handle) != 0 && espalier_pq_is_connected(handle) != 0 }

    /// The payloads of notifications that have arrived.
    func notifications() -> [String] {
        var result: [String] = []
        while let text = espalier_pq_notification(handle) {
            result.append(String(cString: text))
            espalier_pq_free(text)
        }
        return result
    }
}
