/// The nodes whose views read a value of the page by `@Environment`, and are evaluated again when it changes.
@MainActor
struct PageValueReaders {
    private struct Reader {
        weak var node: ViewNode?
    }

    private var readers: ContiguousArray<Reader> = []

    mutating func add(_ node: ViewNode) {
        guard !readers.contains(where: { $0.node === node }) else { return }
        readers.removeAll { $0.node?.isRemoved ?? true }
        readers.append(Reader(node: node))
    }

    func invalidate(in graph: ViewGraph) {
        graph.pageValueChanges += 1
        for reader in readers {
            if let node = reader.node { graph.enqueue(node) }
        }
    }
}
