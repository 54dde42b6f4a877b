package import EspalierLayoutEngine

/// The flags of a node, one bit each: a page has hundreds of nodes, and a server thousands of pages.
struct NodeMarks: OptionSet {
    let rawValue: UInt16

    // Of every node.
    static let needsEvaluation = NodeMarks(rawValue: 1 << 0)
    static let isHosted = NodeMarks(rawValue: 1 << 1)
    static let isRemoved = NodeMarks(rawValue: 1 << 2)
    static let holdsState = NodeMarks(rawValue: 1 << 3)
    static let hasSources = NodeMarks(rawValue: 1 << 4)

    // Of those that are laid out.
    static let isPlaced = NodeMarks(rawValue: 1 << 5)
    static let needsPlacement = NodeMarks(rawValue: 1 << 6)
    static let wasAsked = NodeMarks(rawValue: 1 << 7)
    static let isEnqueuedForLayout = NodeMarks(rawValue: 1 << 8)
    static let isOrdered = NodeMarks(rawValue: 1 << 9)
    static let needsDisplay = NodeMarks(rawValue: 1 << 10)
    static let hasDisplayChangesBelow = NodeMarks(rawValue: 1 << 11)
    static let notesDisplayChanges = NodeMarks(rawValue: 1 << 12)
    static let standsInRow = NodeMarks(rawValue: 1 << 13)
    static let standsInColumn = NodeMarks(rawValue: 1 << 14)

    // Of those around one other.
    static let itemIsStale = NodeMarks(rawValue: 1 << 15)

    /// What is so of a node when it is made.
    static let first: NodeMarks = [
        .needsEvaluation, .needsPlacement, .needsDisplay, .hasDisplayChangesBelow, .itemIsStale,
    ]

    subscript(mark: NodeMarks) -> Bool {
        @inline(__always) get { rawValue & mark.rawValue != 0 }
        @inline(__always) set {
            self = NodeMarks(rawValue: newValue ? rawValue | mark.rawValue : rawValue & ~mark.rawValue)
        }
    }
}

extension _ViewNode {
    /// Whether something that the view's body read has changed since it ran.
    package final var needsEvaluation: Bool {
        get { marks[.needsEvaluation] }
        set { marks[.needsEvaluation] = newValue }
    }

    /// Whether the node is laid out elsewhere than it was made: then it inherits from there.
    final var isHosted: Bool {
        get { marks[.isHosted] }
        set { marks[.isHosted] = newValue }
    }

    /// Whether the node has left the tree.
    package final var isRemoved: Bool { marks[.isRemoved] }

    /// Whether this node or one below it keeps a state. It only ever becomes true.
    package final var holdsState: Bool { marks[.holdsState] }
}

extension ItemNode {
    package final var isPlaced: Bool { marks[.isPlaced] }

    /// Whether what is inside has to be placed again though size and proposal are the same.
    package final var needsPlacement: Bool {
        get { marks[.needsPlacement] }
        set { marks[.needsPlacement] = newValue }
    }

    /// Whether the node's own part of the display tree has to be made again.
    package final var needsDisplay: Bool {
        get { marks[.needsDisplay] }
        set { marks[.needsDisplay] = newValue }
    }

    /// Whether something below has to.
    package final var hasDisplayChangesBelow: Bool {
        get { marks[.hasDisplayChangesBelow] }
        set { marks[.hasDisplayChangesBelow] = newValue }
    }

    /// Whether the node keeps a list of the items below it that changed.
    package final var notesDisplayChanges: Bool {
        get { marks[.notesDisplayChanges] }
        set { marks[.notesDisplayChanges] = newValue }
    }

    /// The axis of the stack that the item stands in: spacers and dividers follow it.
    package final var stackAxis: Axis? {
        if marks[.standsInColumn] { return .vertical }
        return marks[.standsInRow] ? .horizontal : nil
    }
}
