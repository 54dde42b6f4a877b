/// Properties that only few nodes have.
@MainActor
struct NodeTables {
    /// The priorities and drawing orders that views give items.
    var orders: [ObjectIdentifier: ItemOrder] = [:]
    /// The copies of modifiers that apply to several items.
    var copies: [ObjectIdentifier: ContiguousArray<WrapperNode>] = [:]
    /// The nodes that lay out items made elsewhere.
    var hosts: [ObjectIdentifier: Unmanaged<HostNode>] = [:]
}

/// The priority and drawing order of an item, as a view sets them.
struct ItemOrder {
    let priority: Double
    let zIndex: Double
}

/// Properties of the items of a page. Layout skips cases that no view needs.
@MainActor
package struct LayoutTraits {
    /// Whether a view aligns by a guide other than an edge or the center, so that a change of guides moves others.
    package var tracksGuides = false
    /// Whether the number of the items collected last may change while the views stay the same.
    package var collectsChangingItems = false
    /// The traits that at least one view has.
    package var inUse: TraitsInUse = []
}

/// The traits that layout reads, one bit each.
package struct TraitsInUse: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let layoutPriority = TraitsInUse(rawValue: 1)
    package static let zIndex = TraitsInUse(rawValue: 2)
}

extension ViewGraph {
    /// The node that lays out an item made elsewhere.
    package func host(of node: ViewNode) -> HostNode? {
        node.isHosted ? tables.hosts[ObjectIdentifier(node)]?.takeUnretainedValue() : nil
    }

    package func setHost(_ host: HostNode?, of node: ViewNode) {
        node.isHosted = host != nil
        tables.hosts[ObjectIdentifier(node)] = host.map(Unmanaged.passUnretained)
    }
}
