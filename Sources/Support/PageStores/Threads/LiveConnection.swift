import Synchronization

/// The reason why a call on a connection has failed.
enum ConnectionFailure: Error {
    /// The connection cannot be used any more.
    case lost(PageStoreError)
    /// The server has refused the call. The connection goes on.
    case refused(PageStoreError)

    /// The error for the caller of a store.
    var reason: PageStoreError {
        switch self {
        case .lost(let error), .refused(let error): error
        }
    }
}

/// A connection to a server that a thread restores after it was lost.
///
/// Until then, all calls fail at once.
final class LiveConnection<Connection: AnyObject & Sendable>: Sendable {
    typealias Log = @Sendable (String, String, [(String, String)]) -> Void

    private struct State {
        var connection: Connection?
        /// The error of calls while there is no connection.
        var error = PageStoreError.unavailable("the store is closed")
        /// Whether a thread tries to connect.
        var isRestoring = false
        var isEnded = false
    }

    private let state: Mutex<State>
    private let name: String
    private let open: @Sendable () throws(PageStoreError) -> Connection
    private let log: Log
    private let wakeUp = WakeUp()

    /// Connects for the first time.
    ///
    /// - Parameter name: Its purpose, for the log.
    init(
        _ name: String, log: @escaping Log, open: @escaping @Sendable () throws(PageStoreError) -> Connection
    ) throws(PageStoreError) {
        self.name = name
        self.log = log
        self.open = open
        state = Mutex(State(connection: try open()))
    }

    /// Runs `body` on the connection, while no other thread uses it.
    func use<Result: Sendable>(
        _ body: (Connection) throws(ConnectionFailure) -> Result
    ) throws(PageStoreError) -> Result {
        let (result, isLost, mustRestore) = state.withLock { state in
            var isLost = false
            var result: Swift.Result<Result, PageStoreError> = .failure(state.error)
            if let connection = state.connection {
                do throws(ConnectionFailure) { result = .success(try body(connection)) } catch {
                    switch error {
                    case .refused(let error): result = .failure(error)
                    case .lost(let error):
                        (result, isLost) = (.failure(error), true)
                        (state.connection, state.error) = (nil, error)
                    }
                }
            }
            let mustRestore = state.connection == nil && !state.isRestoring && !state.isEnded
            if mustRestore { state.isRestoring = true }
            return (result, isLost, mustRestore)
        }
        if isLost, case .failure(let error) = result {
            log("warning", "The store is away", [("connection", name), ("reason", error.description)])
        }
        // Without a thread, the next call tries again to get one.
        if mustRestore, !StoreThread.start({ [self] in restore() }) { state.withLock { $0.isRestoring = false } }
        return try result.get()
    }

    private func restore() {
        var pause = Pause()
        while true {
            wakeUp.wait(milliseconds: pause.next())
            if state.withLock({ $0.isEnded }) { return }
            do throws(PageStoreError) {
                let connection = try open()
                state.withLock { state in
                    state.isRestoring = false
                    if !state.isEnded { state.connection = connection }
                }
                log("info", "The store is back", [("connection", name)])
                return
            } catch {
                let isNew = state.withLock { state in
                    defer { state.error = error }
                    return state.error != error
                }
                if isNew {
                    log("warning", "The store is still away", [("connection", name), ("reason", error.description)])
                }
            }
        }
    }

    /// Closes the connection, also one that is being restored.
    func end() {
        state.withLock {
            $0.isEnded = true
            $0.connection = nil
        }
        wakeUp.signal()
    }
}
