import Synchronization

/// What the graph does at this moment, for a watchdog on another thread: which of the app's views an action belongs to, and
/// whose body ran last.
package enum WorkTrace {
    // Types are noted by the addresses of their metadata, which live as long as the process; 0 for none.
    private static let body = Atomic<UInt>(0)
    private static let actors = Mutex<[UInt]>([])

    /// How many of the views around a node that takes an event are noted.
    private static let depth = 8

    /// Notes a view whose body runs.
    @inline(__always)
    static func note<V>(_ view: V.Type) {
        body.store(address(of: view), ordering: .relaxed)
    }

    /// Notes the views in whose bodies a node that takes an event was written, the innermost first.
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

    /// The view of the app's whose event is being taken, or was last.
    package static var actingView: String? {
        let names = actors.withLock { $0 }.compactMap(name)
        return names.first { !LibraryModule.contains($0) } ?? names.first
    }

    /// The view whose body ran last, or runs.
    package static var lastBody: String? { name(body.load(ordering: .relaxed)) }

    private static func address(of type: Any.Type) -> UInt { unsafeBitCast(type, to: UInt.self) }

    private static func name(_ address: UInt) -> String? {
        address == 0 ? nil : String(reflecting: unsafeBitCast(address, to: Any.Type.self))
    }
}
