package import Foundation

extension ViewGraph {
    package func snapshot() -> Data {
        var snapshot = StateSnapshot(
            of: root, kept: kept, remains: restoration?.remains ?? StateSnapshot(), known: restoration?.objects ?? [:])
        snapshot.add(place)
        return snapshot.data
    }

    package var keepsSceneValues: Bool { storage.holdsSceneValues }
    package var sceneValues: Data? { keepsSceneValues ? StateSnapshot.sceneValues(in: snapshot()) : nil }

    package var snapshotObstacle: String? { StateSnapshot.obstacle(below: root, kept: kept) }

    /// Whether some state of a snapshot has not been restored yet.
    package var isRestoring: Bool { restoration?.isPending == true }

    /// Whether views that are made may find state by their structural paths.
    var findsState: Bool { isRestoring || !kept.isEmpty }

    /// The value of a snapshot for the state that is being connected; nil if there is none.
    func restoredState<Value>(for node: ViewNode, property: String, as type: Value.Type) -> Value? {
        guard let restoration, restoration.isPending else { return nil }
        return restoration.takeValue(for: node, property: property, as: type)
    }
}
