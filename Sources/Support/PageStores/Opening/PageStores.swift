/// Opens stores of pages.
package enum PageStores {
    /// Opens a store for an app, and makes or migrates its tables.
    ///
    /// - Parameters:
    ///   - app: The name of the app. A store of another one is refused.
    ///   - worker: The name of this process, 22 letters and digits.
    ///   - password: Takes the place of a password in the address.
    ///   - log: Gets a level (`info`, `warning` or `error`), a message and its fields when the store goes away and comes back.
    package static func open(
        _ address: PageStoreAddress, app: String, worker: String, password: String?,
        log: @escaping @Sendable (String, String, [(String, String)]) -> Void
    ) throws(PageStoreError) -> (store: any PageStore, messages: any WorkerMessages) {
        switch address {
        case .sqlite(let path):
            let store = try SQLitePageStore(path: path, app: app)
            return (store, try SocketMessages(folder: path + "-workers", worker: worker))
        case .postgres(let uri):
            let address = try PostgresAddress(uri: uri, password: password)
            let store = try PostgresPageStore(address, app: app, log: log)
            return (store, PostgresMessages(address, secret: store.secret, worker: worker, log: log))
        case .redis(let uri):
            let address = try RedisAddress(uri: uri, password: password)
            let store = try RedisPageStore(address, app: app, log: log)
            return (store, RedisMessages(address, secret: store.secret, worker: worker, log: log))
        }
    }
}
