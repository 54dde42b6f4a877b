import Synchronization

/// The current work of the graph, for a watchdog on another thread: the app's view whose action runs, and the view
/// whose body ran last.
package enum WorkTrace {
    // Types are stored as the addresses of their metadata, which are never released; 0 for none.
    private static let body = Atomic<UInt>(0)
    private static let actors = Mutex<[UInt]>([])

    /// The number of surrounding views that are stored for a node that handles an event.
    private static let depth = 8

    /// Records a view whose body runs.
    @inline(__always)
    static func note<V>(_ view: V.Type) {
        body.store(address(of: view), ordering: .relaxed)
    }

    /// Records the views whose bodies contain a node that handles an event, innermost first.
    @MainActor
    static func act(_ node: ViewNode) {
        actors.withLock { actors in
            actors.removeAll(keepingCapacity: true)
            var node: ViewNode? = node
            while let current = node, actors.count < depth {
                if let view = current.viewType { actors.append(address(of: view)) }
                node = current.parent
            }
        }
    }

    /// The app's view that handles an event, or handled the last one.
    package static var actingView: String? {
        let names = actors.withLock { $0 }.compactMap(name)
        return names.first { !LibraryModule.contains($0) } ?? names.first
    }

    /// The view whose body runs or ran last.
    package static var lastBody: String? { name(body.load(ordering: .relaxed)) }

    private static func address(of type: Any.Type) -> UInt { unsafeBitCast(type, to: UInt.self) }

    private static func name(_ address: UInt) -> String? {
        address == 0 ? nil : String(reflecting: unsafeBitCast(address, to: Any.Type.self))
    }
}
