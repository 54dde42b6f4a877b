package import Foundation

extension ViewGraph {
    package func snapshot() -> Data {
        StateSnapshot(
            of: root, remains: restoration?.remains ?? StateSnapshot(), known: restoration?.objects ?? [:]
        ).data
    }

    package var snapshotObstacle: String? { StateSnapshot.obstacle(below: root) }

    /// Whether some of the page's state still waits in a snapshot for its view.
    package var isRestoring: Bool { restoration?.isPending == true }

    /// The value that a snapshot holds for the state that is being connected; nil for none.
    func restoredState<Value>(for node: ViewNode, property: String, as type: Value.Type) -> Value? {
        guard let restoration, restoration.isPending else { return nil }
        return restoration.takeValue(for: node, property: property, as: type)
    }
}
