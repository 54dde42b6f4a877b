internal import EspalierCHiredis

/// A connection to Redis. It owns hiredis's object.
///
/// Unchecked: it is used by one thread at a time. `LiveConnection` guards it with a mutex, or one thread owns it.
final class RedisConnection: @unchecked Sendable {
    private let handle: OpaquePointer
    private let address: RedisAddress

    /// Connects, signs in and chooses the database.
    init(_ address: RedisAddress) throws(PageStoreError) {
        guard let handle = espalier_redis_connect(address.host, Int32(address.port), address.patience) else {
            throw .unavailable("Redis: out of memory")
        }
        self.handle = handle
        self.address = address
        do throws(ConnectionFailure) {
            if espalier_redis_problem(handle) != nil { throw lost() }
            if let password = address.password {
                try call(["AUTH"] + (address.user.map { [$0] } ?? []) + [password])
            }
            if address.database != 0 { try call(["SELECT", "\(address.database)"]) }
        } catch { throw error.reason }
    }

    deinit { espalier_redis_free(handle) }

    var socket: Int32 { espalier_redis_socket(handle) }

    /// Runs a command and returns its answer. An error of Redis is thrown.
    @discardableResult
    func call(_ words: [String]) throws(ConnectionFailure) -> RedisReply {
        try call(words.map { Array($0.utf8) })
    }

    @discardableResult
    func call(_ words: [[UInt8]]) throws(ConnectionFailure) -> RedisReply {
        let reply = try callUnchecked(words)
        if case .error(let message) = reply { throw RedisFailure.of(message) }
        return reply
    }

    /// Runs a script, which Redis keeps by the hash of its text. A Redis that was started anew gets it again.
    func run(
        _ script: RedisScript, key: String, _ values: [[UInt8]]
    ) throws(ConnectionFailure) -> RedisReply {
        let rest = [Array("1".utf8), Array(key.utf8)] + values
        let reply = try callUnchecked([Array("EVALSHA".utf8), Array(script.hash.utf8)] + rest)
        guard case .error(let message) = reply else { return reply }
        guard message.hasPrefix("NOSCRIPT") else { throw RedisFailure.of(message) }
        return try call([Array("EVAL".utf8), Array(script.text.utf8)] + rest)
    }

    /// Runs several commands with one wait. Their errors are ignored.
    func send(_ commands: [[[UInt8]]]) throws(ConnectionFailure) {
        for command in commands { try append(command) }
        for _ in commands { _ = try receive() }
    }

    /// Sends a command whose answers are read by `arrived()`.
    func begin(_ words: [String]) throws(ConnectionFailure) {
        _ = try call(words)
        espalier_redis_set_timeout(handle, 0)
    }

    private func callUnchecked(_ words: [[UInt8]]) throws(ConnectionFailure) -> RedisReply {
        try append(words)
        return try receive()
    }

    private func append(_ words: [[UInt8]]) throws(ConnectionFailure) {
        let lengths = words.map(\.count)
        // The library copies all words, so one block of memory is enough for the call.
        let code = Array(words.joined()).withUnsafeBytes { bytes in
            let start = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1)
            var offset = 0
            var pointers = words.map { word -> UnsafePointer<CChar>? in
                defer { offset += word.count }
                return start.map { ($0 + offset).assumingMemoryBound(to: CChar.self) }
            }
            return espalier_redis_append(handle, Int32(words.count), &pointers, lengths)
        }
        if code != 0 { throw lost() }
    }

    private func receive() throws(ConnectionFailure) -> RedisReply {
        var reply: OpaquePointer?
        guard espalier_redis_reply(handle, &reply) == 0, let reply else { throw lost() }
        defer { espalier_redis_free_reply(reply) }
        return RedisReply(reply)
    }

    /// Reads from a socket that `poll` calls readable.
    func read() throws(ConnectionFailure) {
        guard espalier_redis_read(handle) == 0 else { throw lost() }
    }

    /// The answers that were read and not returned yet.
    func arrived() throws(ConnectionFailure) -> [RedisReply] {
        var result: [RedisReply] = []
        while true {
            var reply: OpaquePointer?
            guard espalier_redis_arrived_reply(handle, &reply) == 0 else { throw lost() }
            guard let reply else { return result }
            defer { espalier_redis_free_reply(reply) }
            result.append(RedisReply(reply))
        }
    }

    private func lost() -> ConnectionFailure {
        var reason = espalier_redis_problem(handle).map { String(cString: $0) } ?? "the connection is lost"
        // The system's words for the time that is over.
        if reason == "Resource temporarily unavailable" { reason = "no answer for \(address.patience) ms" }
        return .lost(.unavailable("Redis at \(address.name): \(reason)"))
    }
}
