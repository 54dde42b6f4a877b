/// A node's children in drawing order, which is also reading order. The last child is on top.
///
/// Long lists are stored in blocks. If one node of thousands changes, the new list shares all other blocks with its
/// predecessor: the change copies one block and the list of blocks, and a comparison compares blocks by identity first.
package struct DisplayChildren: Sendable {
    private enum Storage: @unchecked Sendable {
        case none
        case one(DisplayNode)
        case block(DisplayBlock)
        /// All but the last block are full.
        case blocks(ContiguousArray<DisplayBlock>)
    }

    private var storage: Storage

    package static let none = DisplayChildren()

    package init() {
        storage = .none
    }

    package init(_ nodes: ContiguousArray<DisplayNode>) {
        switch nodes.count {
        case 0: storage = .none
        case 1: storage = .one(nodes[0])
        case ...DisplayBlock.capacity: storage = .block(DisplayBlock.make(nodes[...]))
        default:
            let starts = stride(from: 0, to: nodes.count, by: DisplayBlock.capacity)
            storage = .blocks(
                ContiguousArray(
                    starts.map { start in
                        DisplayBlock.make(nodes[start..<Swift.min(start + DisplayBlock.capacity, nodes.count)])
                    }))
        }
    }

    /// Whether a child or a descendant accepts keyboard or pointer input.
    package var isInteractive: Bool {
        switch storage {
        case .none: false
        case .one(let node): node.reachesInput
        case .block(let block): block.isInteractive
        case .blocks(let blocks): blocks.contains(where: \.isInteractive)
        }
    }

    /// Replaces one node. Other blocks stay the same.
    package mutating func replace(at index: Int, with node: DisplayNode) {
        switch storage {
        case .none: preconditionFailure("an empty list has no node to replace")
        case .one: storage = .one(node)
        case .block(let block): storage = .block(block.replacing(index, with: node))
        case .blocks(var blocks):
            // Makes the list of blocks uniquely referenced while it changes.
            storage = .none
            let (place, rest) = index.quotientAndRemainder(dividingBy: DisplayBlock.capacity)
            blocks[place] = blocks[place].replacing(rest, with: node)
            storage = .blocks(blocks)
        }
    }
}

extension DisplayChildren: RandomAccessCollection {
    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch storage {
        case .none: 0
        case .one: 1
        case .block(let block): block.count
        case .blocks(let blocks): (blocks.count - 1) * DisplayBlock.capacity + blocks[blocks.count - 1].count
        }
    }

    package var isEmpty: Bool { if case .none = storage { true } else { false } }

    package subscript(index: Int) -> DisplayNode {
        switch storage {
        case .none: preconditionFailure("an empty list has no nodes")
        case .one(let node): return node
        case .block(let block): return block[index]
        case .blocks(let blocks):
            let (place, rest) = index.quotientAndRemainder(dividingBy: DisplayBlock.capacity)
            return blocks[place][rest]
        }
    }
}

extension DisplayChildren {
    /// Calls `body` with runs of neighboring children, in order.
    package func forEachBlock(_ body: (UnsafeBufferPointer<DisplayNode>) -> Void) {
        switch storage {
        case .none: break
        case .one(let node): withUnsafePointer(to: node) { body(UnsafeBufferPointer(start: $0, count: 1)) }
        case .block(let block): block.withNodes(body)
        case .blocks(let blocks): for block in blocks { block.withNodes(body) }
        }
    }
}

extension DisplayChildren: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: DisplayNode...) {
        self.init(ContiguousArray(elements))
    }
}

extension DisplayChildren {
    /// Whether both lists are the same objects, without comparing nodes.
    package func isIdentical(to other: DisplayChildren) -> Bool {
        switch (storage, other.storage) {
        case (.none, .none): true
        case (.one(let mine), .one(let others)): mine === others
        case (.block(let mine), .block(let others)): mine === others
        case (.blocks(let mine), .blocks(let others)): mine.elementsEqual(others, by: ===)
        default: false
        }
    }

    /// Whether both lists contain the same objects.
    func holdsSame(as other: DisplayChildren) -> Bool {
        isIdentical(to: other) || count == other.count && elementsEqual(other, by: ===)
    }

    /// The numbers of nodes at the start and at the end that both lists share in identical blocks.
    package func sharedEnds(with other: DisplayChildren) -> (front: Int, back: Int) {
        let (mine, others) = (blocks, other.blocks)
        let limit = Swift.min(mine.count, others.count)
        var front = 0
        while front < limit, mine[front] === others[front] { front += 1 }
        var back = 0
        while back < limit - front, mine[mine.count - 1 - back] === others[others.count - 1 - back] { back += 1 }
        return (
            mine[..<front].reduce(0) { $0 + $1.count }, mine[(mine.count - back)...].reduce(0) { $0 + $1.count }
        )
    }

    private var blocks: ContiguousArray<DisplayBlock> {
        switch storage {
        case .none, .one: []
        case .block(let block): [block]
        case .blocks(let blocks): blocks
        }
    }
}
