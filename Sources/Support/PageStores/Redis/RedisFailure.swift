/// Errors of Redis as sentences for operators.
enum RedisFailure {
    static func of(_ message: String) -> ConnectionFailure {
        let error = PageStoreError.unavailable("Redis: " + message)
        switch message.prefix(while: { $0 != " " }) {
        // A replica: the next connection may reach the primary.
        case "READONLY", "MASTERDOWN", "LOADING", "UNBLOCKED": return .lost(error)
        // The password was changed.
        case "NOAUTH", "WRONGPASS": return .lost(error)
        case "NOPERM", "WRONGTYPE": return .refused(.unusable("Redis: " + message))
        case "MOVED", "CROSSSLOT", "CLUSTERDOWN":
            return .refused(.unusable("Redis: \(message); a cluster is not supported, name a single server"))
        // Full memory, a script that runs too long, a disk that fails.
        default: return .refused(error)
        }
    }
}
