package import EspalierLayoutEngine

/// The flags of a node, one bit each, because a server has thousands of pages with hundreds of nodes.
struct NodeFlags: OptionSet {
    let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    // Flags of all nodes.
    static let needsEvaluation = NodeFlags(rawValue: 1 << 0)
    static let isHosted = NodeFlags(rawValue: 1 << 1)
    static let isRemoved = NodeFlags(rawValue: 1 << 2)
    static let holdsState = NodeFlags(rawValue: 1 << 3)
    static let hasSources = NodeFlags(rawValue: 1 << 4)
    static let hasVisibilityFollowers = NodeFlags(rawValue: 1 << 16)

    // Flags of layout nodes.
    static let isPlaced = NodeFlags(rawValue: 1 << 5)
    static let needsPlacement = NodeFlags(rawValue: 1 << 6)
    static let wasMeasured = NodeFlags(rawValue: 1 << 7)
    static let isEnqueuedForLayout = NodeFlags(rawValue: 1 << 8)
    static let isOrdered = NodeFlags(rawValue: 1 << 9)
    static let needsDisplay = NodeFlags(rawValue: 1 << 10)
    static let hasDisplayChangesBelow = NodeFlags(rawValue: 1 << 11)
    static let notesDisplayChanges = NodeFlags(rawValue: 1 << 12)
    static let standsInRow = NodeFlags(rawValue: 1 << 13)
    static let standsInColumn = NodeFlags(rawValue: 1 << 14)

    static let isInSight = NodeFlags(rawValue: 1 << 17)

    // Flags of wrapper nodes.
    static let itemIsStale = NodeFlags(rawValue: 1 << 15)

    /// The flags of a new node.
    static let first: NodeFlags = [
        .needsEvaluation, .needsPlacement, .needsDisplay, .hasDisplayChangesBelow, .itemIsStale,
    ]

    subscript(mark: NodeFlags) -> Bool {
        @inline(__always) get { rawValue & mark.rawValue != 0 }
        @inline(__always) set {
            self = NodeFlags(rawValue: newValue ? rawValue | mark.rawValue : rawValue & ~mark.rawValue)
        }
    }
}

extension _ViewNode {
    /// Whether a value that the body read has changed since.
    package final var needsEvaluation: Bool {
        get { flags[.needsEvaluation] }
        set { flags[.needsEvaluation] = newValue }
    }

    /// Whether another node than the parent lays out the node. The node then inherits from that node.
    final var isHosted: Bool {
        get { flags[.isHosted] }
        set { flags[.isHosted] = newValue }
    }

    /// Whether the node has left the tree.
    package final var isRemoved: Bool { flags[.isRemoved] }

    /// Whether this node or one below it has state. It never becomes false again.
    package final var holdsState: Bool { flags[.holdsState] }
}

extension LayoutNode {
    package final var isPlaced: Bool { flags[.isPlaced] }

    /// Whether the node's contents must be placed again even if the size and the proposal are unchanged.
    package final var needsPlacement: Bool {
        get { flags[.needsPlacement] }
        set { flags[.needsPlacement] = newValue }
    }

    /// Whether the node's own part of the display tree is outdated.
    package final var needsDisplay: Bool {
        get { flags[.needsDisplay] }
        set { flags[.needsDisplay] = newValue }
    }

    /// Whether a node below needs display.
    package final var hasDisplayChangesBelow: Bool {
        get { flags[.hasDisplayChangesBelow] }
        set { flags[.hasDisplayChangesBelow] = newValue }
    }

    /// Whether the node lists the items below it that have changed.
    package final var notesDisplayChanges: Bool {
        get { flags[.notesDisplayChanges] }
        set { flags[.notesDisplayChanges] = newValue }
    }

    /// The axis of the stack that contains the item. Spacers and dividers depend on it.
    package final var stackAxis: Axis? {
        if flags[.standsInColumn] { return .vertical }
        return flags[.standsInRow] ? .horizontal : nil
    }
}
