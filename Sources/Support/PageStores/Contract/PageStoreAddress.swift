/// The place of a store, as `--store` names it.
package enum PageStoreAddress: Equatable, Sendable {
    /// A file of SQLite, for the workers of one machine.
    case sqlite(path: String)
    /// A URI of libpq, `postgres://…` or `postgresql://…`.
    case postgres(uri: String)
    /// `redis://[user:password@]host[:port][/number]`, or `redis+unix:///path`.
    case redis(uri: String)

    private static let examples =
        "sqlite:/var/lib/app/pages.db, postgres://user@host/database or redis://host:6379/0"

    /// Reads `sqlite:FILE`, `postgres://…`, `postgresql://…`, `redis://…` or `redis+unix:///…`.
    ///
    /// - Throws: `unusable` with a sentence that names the mistake and a right example, without a password.
    package init(parsing text: String) throws(PageStoreError) {
        guard let colon = text.firstIndex(of: ":") else {
            throw .unusable("a store is one of \(PageStoreAddress.examples)")
        }
        let rest = text[text.index(after: colon)...]
        switch text[..<colon].lowercased() {
        case "sqlite":
            guard !rest.isEmpty else {
                throw .unusable("the store names no file; write sqlite:/var/lib/app/pages.db")
            }
            guard !rest.hasPrefix("//") else {
                throw .unusable("a file of SQLite has one slash or none: sqlite:/var/lib/app/pages.db")
            }
            guard !rest.utf8.contains(0) else { throw .unusable("the name of the store's file contains a NUL") }
            self = .sqlite(path: String(rest))
        case "postgres", "postgresql":
            guard rest.hasPrefix("//"), rest.count > 2 else {
                throw .unusable("the store names no database; write postgres://user@host/database")
            }
            self = .postgres(uri: text)
        case "redis":
            let address = try PageStoreAddress.uri(text, example: "redis://host:6379/0")
            guard !address.host.isEmpty else {
                throw .unusable("the store names no host; write redis://host:6379/0")
            }
            _ = try PageStoreAddress.number(of: address)
            self = .redis(uri: text)
        case "redis+unix":
            let address = try PageStoreAddress.uri(text, example: "redis+unix:///run/redis/redis.sock")
            guard address.host.isEmpty, address.path.count > 1 else {
                throw .unusable("the store names no socket; write redis+unix:///run/redis/redis.sock")
            }
            _ = try PageStoreAddress.number(of: address)
            self = .redis(uri: text)
        case "rediss":
            throw .unusable(
                "Debian's hiredis has no TLS; let stunnel encrypt the connection and name its end, such as "
                    + "redis://127.0.0.1:6379/0, or use a Unix socket, redis+unix:///run/redis/redis.sock")
        default:
            throw .unusable("there is no store \(text[..<colon]); a store is one of \(PageStoreAddress.examples)")
        }
    }

    private static func uri(_ text: String, example: String) throws(PageStoreError) -> StoreURI {
        guard let uri = StoreURI(text) else {
            throw .unusable("the address of the store is not a URI; write \(example)")
        }
        return uri
    }

    /// The number of the Redis database: the path of `redis://host/1`, or `?db=1`.
    static func number(of uri: StoreURI) throws(PageStoreError) -> Int {
        let text = uri.scheme == "redis" ? String(uri.path.dropFirst()) : uri.query["db"] ?? ""
        if text.isEmpty { return 0 }
        guard let number = Int(text), number >= 0 else {
            throw .unusable("a database of Redis has a number from 0; write redis://host:6379/0")
        }
        return number
    }
}

extension PageStoreAddress: CustomStringConvertible {
    /// The address without a password.
    package var description: String {
        switch self {
        case .sqlite(let path): "sqlite:" + path
        case .postgres(let uri), .redis(let uri): StoreURI.withoutPassword(uri)
        }
    }
}
