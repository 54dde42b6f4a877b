internal import EspalierCPostgreSQL

/// The place and the account of a database.
struct PostgresAddress: Sendable {
    private let uri: String
    private let password: String?
    /// The longest time for the answer to a call, in milliseconds. A server that stands still does not watch its own timeouts.
    let patience: Int64

    /// - Parameter password: Takes the place of one in the URI.
    init(uri: String, password: String?, patience: Int64 = 5000) throws(PageStoreError) {
        self.uri = uri
        self.password = password
        self.patience = patience
        if let reason = espalier_pq_load() {
            throw .unusable("PostgreSQL needs Debian's package libpq5; install it (\(String(cString: reason)))")
        }
        if let problem = espalier_pq_check_uri(uri) {
            defer { espalier_pq_free(problem) }
            let reason = redacted(PostgresFailure.firstLine(String(cString: problem)))
            throw .unusable("the address of the store is wrong (\(reason)); write postgres://user@host/database")
        }
    }

    /// A message without the passwords. The messages of libpq may contain the URI.
    func redacted(_ message: String) -> String {
        let passwords = StoreURI.passwords(in: uri) + [StoreURI(uri)?.password, password].compactMap { $0 }
        return passwords.filter { !$0.isEmpty }
            .reduce(message.replacing(uri, with: StoreURI.withoutPassword(uri))) { $0.replacing($1, with: "…") }
    }

    /// Connects and waits. The caller checks whether that has succeeded.
    func connect() throws(PageStoreError) -> OpaquePointer {
        // Values of the URI replace earlier ones.
        var options = [
            ("application_name", "espalier"), ("connect_timeout", "3"), ("keepalives_idle", "5"),
            ("keepalives_interval", "2"), ("keepalives_count", "3"), ("tcp_user_timeout", "5000"),
            ("target_session_attrs", "read-write"), ("client_encoding", "UTF8"), ("dbname", uri),
        ]
        if let password { options.append(("password", password)) }
        let handle = PostgresAddress.withCStrings(options.map(\.0)) { keywords in
            PostgresAddress.withCStrings(options.map(\.1)) { espalier_pq_connect(keywords, $0) }
        }
        guard let handle else { throw .unavailable("PostgreSQL: out of memory") }
        return handle
    }

    /// Passes texts as C strings with a null pointer at the end.
    private static func withCStrings<Result>(
        _ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
    ) -> Result {
        let lengths = texts.map { $0.utf8.count + 1 }
        return texts.flatMap { Array($0.utf8CString) }.withUnsafeBufferPointer { bytes in
            var offset = 0
            let pointers = lengths.map { length -> UnsafePointer<CChar>? in
                defer { offset += length }
                return bytes.baseAddress.map { $0 + offset }
            }
            return body(pointers + [nil])
        }
    }
}
