/// A node's children, in drawing order, which is reading order; the last is on top.
///
/// They are kept in blocks, so that a list of thousands in which one changed shares all blocks but one with its
/// predecessor: making it copies a block and the list of blocks, and a difference compares blocks by identity first.
package struct DisplayChildren: Sendable {
    /// Up to `Block.capacity` nodes.
    package final class Block: Sendable {
        package static let capacity = 64
        package let nodes: ContiguousArray<DisplayNode>
        /// Whether one of the nodes, or one below them, takes keyboard or pointer.
        package let isInteractive: Bool

        package init(_ nodes: ContiguousArray<DisplayNode>) {
            self.nodes = nodes
            isInteractive = nodes.contains { $0.isInteractive || $0.children.isInteractive }
        }
    }

    package private(set) var blocks: ContiguousArray<Block>
    package private(set) var count: Int

    package static let none = DisplayChildren()

    package init() {
        blocks = []
        count = 0
    }

    package init(_ nodes: ContiguousArray<DisplayNode>) {
        count = nodes.count
        if nodes.count <= Block.capacity {
            blocks = nodes.isEmpty ? [] : [Block(nodes)]
            return
        }
        blocks = []
        blocks.reserveCapacity((nodes.count + Block.capacity - 1) / Block.capacity)
        var start = 0
        while start < nodes.count {
            let end = Swift.min(start + Block.capacity, nodes.count)
            blocks.append(Block(ContiguousArray(nodes[start..<end])))
            start = end
        }
    }

    /// Children from blocks that an earlier revision already has.
    package init(blocks: ContiguousArray<Block>) {
        self.blocks = blocks
        count = blocks.reduce(0) { $0 + $1.nodes.count }
    }

    package var isEmpty: Bool { count == 0 }

    /// Whether a child, or a node below one, takes keyboard or pointer.
    package var isInteractive: Bool {
        for block in blocks where block.isInteractive { return true }
        return false
    }

    /// Whether both lists are the same objects, without looking at a node.
    package func isIdentical(to other: DisplayChildren) -> Bool {
        guard blocks.count == other.blocks.count else { return false }
        for index in blocks.indices where blocks[index] !== other.blocks[index] { return false }
        return true
    }
}

extension DisplayChildren: Sequence {
    package struct Iterator: IteratorProtocol {
        let blocks: ContiguousArray<Block>
        var block = 0
        var index = 0

        package mutating func next() -> DisplayNode? {
            guard block < blocks.count else { return nil }
            let node = blocks[block].nodes[index]
            index += 1
            if index == blocks[block].nodes.count {
                block += 1
                index = 0
            }
            return node
        }
    }

    package func makeIterator() -> Iterator { Iterator(blocks: blocks) }
    package var underestimatedCount: Int { count }
}

extension DisplayChildren: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: DisplayNode...) {
        self.init(ContiguousArray(elements))
    }
}
