/// Facts of single nodes that few nodes have.
@MainActor
struct NodeTables {
    /// The priorities and drawing orders that views give items.
    var orders: [ObjectIdentifier: ItemOrder] = [:]
    /// The copies of modifiers that stand for several items.
    var copies: [ObjectIdentifier: ContiguousArray<WrapperNode>] = [:]
    /// The nodes that lay out items made elsewhere.
    var hosts: [ObjectIdentifier: Unmanaged<HostNode>] = [:]
}

/// An item's place among its neighbours, as a view says it.
struct ItemOrder {
    let priority: Double
    let zIndex: Double
}

/// Rare facts about the items of a page: layout skips the cases that no view asks for.
@MainActor
package struct LayoutTraits {
    /// Whether a view aligns by a guide other than an edge or centre: a change of guides then moves others.
    package var tracksGuides = false
    /// Whether the items that were collected last may become more or fewer while the views stay the same.
    package var collectsChangingItems = false
    /// The traits that a view has.
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
