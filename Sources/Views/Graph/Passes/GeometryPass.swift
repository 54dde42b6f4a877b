/// Enqueues the nodes that depend on places of other nodes which have changed.
@MainActor
struct GeometryPass {
    let followers: GeometryFollowers

    /// Returns whether a node was enqueued.
    func run() -> Bool {
        var changed = false
        for follower in followers.all where !follower.isRemoved && follower.placesChanged() {
            follower.enqueueForGeometry()
            changed = true
        }
        return changed
    }
}

/// The nodes of a page that depend on places of other nodes.
@MainActor
package final class GeometryFollowers {
    private var followers: [ObjectIdentifier: any GeometryFollowing] = [:]

    init() {}

    var all: some Sequence<any GeometryFollowing> { followers.values }

    func insert(_ follower: any GeometryFollowing) {
        followers[ObjectIdentifier(follower)] = follower
    }

    func remove(_ follower: any GeometryFollowing) {
        followers[ObjectIdentifier(follower)] = nil
    }
}

/// A node that depends on places of other nodes.
@MainActor
protocol GeometryFollowing: LayoutNode {
    /// Whether places that the node depends on have changed since it read them.
    func placesChanged() -> Bool
    func enqueueForGeometry()
}
