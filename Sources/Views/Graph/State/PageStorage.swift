import Foundation

/// Values by name that the views of a page share: those of `SceneStorage`, and copies of values in a store of the app.
@MainActor
final class PageStorage {
    /// The start of the names of values that belong to the page's tab.
    nonisolated static let scenePrefix = "scene."
    /// The start of all names in snapshots.
    nonisolated static let prefix = "storage."
    /// The kinds of pages of which one has used values that belong to its tab. Others of the kind may do so later.
    private static var kindsWithSceneValues: Set<ObjectIdentifier> = []

    private var locations: [String: AnyObject] = [:]
    private var storeLocations: [String: AnyObject] = [:]
    private unowned let graph: ViewGraph

    init(_ graph: ViewGraph) {
        self.graph = graph
    }

    /// The location of a name's value. It starts with the value of a snapshot, otherwise with `initial`.
    func location<Value>(_ name: String, initial: Value) -> StateLocation<Value> {
        if name.hasPrefix(Self.scenePrefix) { Self.kindsWithSceneValues.insert(graph.kind) }
        let name = name + "|" + String(describing: Value.self)
        if let known = locations[name] as? StateLocation<Value> { return known }
        let restored = graph.restoredState(for: graph.root, property: Self.prefix + name, as: Value.self)
        let made = StateLocation(restored ?? initial)
        locations[name] = made
        graph.root.noteState()
        return made
    }

    /// The location of a value in a `UserDefaults` of the app. The store keeps the value, so snapshots do not.
    func storeLocation<Value>(_ name: String, initial: Value) -> StateLocation<Value> {
        let name = name + "|" + String(describing: Value.self)
        if let known = storeLocations[name] as? StateLocation<Value> { return known }
        let made = StateLocation(initial)
        storeLocations[name] = made
        return made
    }

    /// Whether pages of this kind use values that belong to their tab.
    var holdsSceneValues: Bool { Self.kindsWithSceneValues.contains(graph.kind) }

    func forEachSlot(_ body: (String, any SnapshotSlot) -> Void) {
        for (name, location) in locations {
            if let slot = location as? any SnapshotSlot { body(Self.prefix + name, slot) }
        }
    }
}
