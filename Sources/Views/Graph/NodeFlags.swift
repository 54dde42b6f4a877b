package import EspalierLayoutEngine

/// The flags of a node, one bit each: a page has hundreds of nodes, and a server thousands of pages.
struct NodeFlags: OptionSet {
    let rawValue: UInt16

    // Of every node.
    static let needsEvaluation = NodeFlags(rawValue: 1 << 0)
    static let isHosted = NodeFlags(rawValue: 1 << 1)
    static let isRemoved = NodeFlags(rawValue: 1 << 2)
    static let holdsState = NodeFlags(rawValue: 1 << 3)
    static let hasSources = NodeFlags(rawValue: 1 << 4)

    // Of those that are laid out.
    static let isPlaced = NodeFlags(rawValue: 1 << 5)
    static let needsPlacement = NodeFlags(rawValue: 1 << 6)
    static let wasAsked = NodeFlags(rawValue: 1 << 7)
    static let isEnqueuedForLayout = NodeFlags(rawValue: 1 << 8)
    static let isOrdered = NodeFlags(rawValue: 1 << 9)
    static let needsDisplay = NodeFlags(rawValue: 1 << 10)
    static let hasDisplayChangesBelow = NodeFlags(rawValue: 1 << 11)
    static let notesDisplayChanges = NodeFlags(rawValue: 1 << 12)
    static let standsInRow = NodeFlags(rawValue: 1 << 13)
    static let standsInColumn = NodeFlags(rawValue: 1 << 14)

    // Of those around one other.
    static let itemIsStale = NodeFlags(rawValue: 1 << 15)

    /// What is so of a node when it is made.
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
    /// Whether something that the view's body read has changed since it ran.
    package final var needsEvaluation: Bool {
        get { flags[.needsEvaluation] }
        set { flags[.needsEvaluation] = newValue }
    }

    /// Whether the node is laid out elsewhere than it was made: then it inherits from there.
    final var isHosted: Bool {
        get { flags[.isHosted] }
        set { flags[.isHosted] = newValue }
    }

    /// Whether the node has left the tree.
    package final var isRemoved: Bool { flags[.isRemoved] }

    /// Whether this node or one below it keeps a state. It only ever becomes true.
    package final var holdsState: Bool { flags[.holdsState] }
}

extension LayoutNode {
    package final var isPlaced: Bool { flags[.isPlaced] }

    /// Whether what is inside has to be placed again though size and proposal are the same.
    package final var needsPlacement: Bool {
        get { flags[.needsPlacement] }
        set { flags[.needsPlacement] = newValue }
    }

    /// Whether the node's own part of the display tree has to be made again.
    package final var needsDisplay: Bool {
        get { flags[.needsDisplay] }
        set { flags[.needsDisplay] = newValue }
    }

    /// Whether something below has to.
    package final var hasDisplayChangesBelow: Bool {
        get { flags[.hasDisplayChangesBelow] }
        set { flags[.hasDisplayChangesBelow] = newValue }
    }

    /// Whether the node keeps a list of the items below it that changed.
    package final var notesDisplayChanges: Bool {
        get { flags[.notesDisplayChanges] }
        set { flags[.notesDisplayChanges] = newValue }
    }

    /// The axis of the stack that the item stands in: spacers and dividers follow it.
    package final var stackAxis: Axis? {
        if flags[.standsInColumn] { return .vertical }
        return flags[.standsInRow] ? .horizontal : nil
    }
}
