/// The place of a store, as `--store` names it.
package enum PageStoreAddress: Equatable, Sendable {
    /// A file of SQLite, for the workers of one machine.
    case sqlite(path: String)
    /// A URI of libpq, `postgres://…` or `postgresql://…`.
    case postgres(uri: String)
    /// `redis://[user:password@]host[:port][/number]`, or `redis+unix:///path`.
    case redis(uri: String)
}
