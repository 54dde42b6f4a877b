internal import EspalierCHiredis

/// The place and the account of a Redis.
struct RedisAddress: Sendable {
    /// The path of a socket if the port is zero.
    let host: String
    let port: UInt16
    let user: String?
    let password: String?
    let database: Int
    /// The longest time for connecting and for the answer to a call, in milliseconds.
    let patience: Int32

    /// - Parameter password: Takes the place of one in the URI.
    init(uri: String, password: String?, patience: Int32 = 5000) throws(PageStoreError) {
        guard let parts = StoreURI(uri) else {
            throw .unusable("the address of the store is not a URI; write redis://host:6379/0")
        }
        if let reason = espalier_redis_load() {
            throw .unusable("Redis needs Debian's package libhiredis0.14; install it (\(String(cString: reason)))")
        }
        let isSocket = parts.scheme == "redis+unix"
        host = isSocket ? parts.path : parts.host
        port = isSocket ? 0 : parts.port ?? 6379
        user = parts.user
        self.password = password ?? parts.password
        database = try PageStoreAddress.number(of: parts)
        self.patience = patience
    }

    /// The place in messages.
    var name: String { port == 0 ? host : "\(host):\(port)" }
}
