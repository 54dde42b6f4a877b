public import Dispatch
@_exported public import Foundation
import Synchronization

/// Watches the network, which for the code of an app is that of the server. Its path does not change.
///
/// The handler is called once, with a path that is satisfied. A browser that loses its network shows that by itself.
public final class NWPathMonitor: Sendable {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var isCancelled = false
        var isReported = false
        var streams: [AsyncStream<NWPath>.Continuation] = []
    }

    private let state = Mutex(State())

    /// The path now.
    public let currentPath: NWPath

    /// A monitor of all interfaces.
    public init() {
        currentPath = NWPath(status: .satisfied)
    }

    /// A monitor of the interfaces of a type. Its path is satisfied for `.other` only, the type of unknown networks.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        currentPath = NWPath(status: requiredInterfaceType == .other ? .satisfied : .unsatisfied)
    }

    /// A monitor of the interfaces of other types than some. Its path is unsatisfied if they include `.other`.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        currentPath = NWPath(status: prohibitedInterfaceTypes.contains(.other) ? .unsatisfied : .satisfied)
    }

    /// Is called with the path, on the queue, once after `start(queue:)`.
    @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set {
            state.withLock { $0.handler = newValue }
            report()
        }
    }

    /// The queue of the handler; nil before `start(queue:)`.
    public var queue: DispatchQueue? { state.withLock { $0.queue } }

    /// Begins to watch. A monitor that was canceled does not begin anew.
    public func start(queue: DispatchQueue) {
        state.withLock { state in
            if state.queue == nil { state.queue = queue }
        }
        report()
    }

    /// Ends the watching for ever.
    public func cancel() {
        let streams = state.withLock { state in
            state.isCancelled = true
            state.handler = nil
            defer { state.streams = [] }
            return state.streams
        }
        for stream in streams { stream.finish() }
    }

    /// Calls the handler on the queue once both are known.
    private func report() {
        let queue = state.withLock { state -> DispatchQueue? in
            guard state.handler != nil, !state.isCancelled, !state.isReported, let queue = state.queue else {
                return nil
            }
            state.isReported = true
            return queue
        }
        queue?.async {
            let handler = self.state.withLock { $0.handler }
            handler?(self.currentPath)
        }
    }
}

extension NWPathMonitor: AsyncSequence {
    /// Paths: one, and then none until the monitor is canceled.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var paths: AsyncStream<NWPath>.Iterator

        public mutating func next() async -> NWPath? {
            await paths.next()
        }
    }

    /// Begins to watch.
    public func makeAsyncIterator() -> Iterator {
        let (paths, continuation) = AsyncStream.makeStream(of: NWPath.self)
        let isCancelled = state.withLock { state in
            if !state.isCancelled { state.streams.append(continuation) }
            return state.isCancelled
        }
        if isCancelled { continuation.finish() } else { continuation.yield(currentPath) }
        return Iterator(paths: paths.makeAsyncIterator())
    }
}
