import Foundation

/// Values by name that the views of a page share: those of `SceneStorage`, and what pages know of a store of the app's own.
@MainActor
final class PageStorage {
    private var locations: [String: AnyObject] = [:]
    private var storeLocations: [String: AnyObject] = [:]
    private unowned let graph: ViewGraph

    init(_ graph: ViewGraph) {
        self.graph = graph
    }

    /// The place of the value of a name; made with what a snapshot holds for it, else with `initial`.
    func location<Value>(_ name: String, initial: Value) -> StateLocation<Value> {
        let name = name + "|" + String(describing: Value.self)
        if let known = locations[name] as? StateLocation<Value> { return known }
        let restored = graph.restoredState(for: graph.root, property: "storage." + name, as: Value.self)
        let made = StateLocation(restored ?? initial)
        locations[name] = made
        graph.root.noteState()
        return made
    }

    /// The place of a value of a `UserDefaults` that the app names. The store keeps it, and so no snapshot does.
    func storeLocation<Value>(_ name: String, initial: Value) -> StateLocation<Value> {
        let name = name + "|" + String(describing: Value.self)
        if let known = storeLocations[name] as? StateLocation<Value> { return known }
        let made = StateLocation(initial)
        storeLocations[name] = made
        return made
    }

    func forEachSlot(_ body: (String, any SnapshotSlot) -> Void) {
        for (name, location) in locations {
            if let slot = location as? any SnapshotSlot { body("storage." + name, slot) }
        }
    }
}
