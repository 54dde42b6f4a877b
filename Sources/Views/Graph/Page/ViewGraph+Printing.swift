package import EspalierDisplayTree

extension ViewGraph {
    package func paperTree() -> DisplayTree {
        guard !hasEnded else { return updatedTree() }
        // Nobody is told of changes that are taken back.
        updates.isSending = true
        defer { updates.isSending = false }
        setPrinting(true)
        let tree = updatedTree()
        setPrinting(false)
        _ = updatedTree()
        return tree
    }

    private func setPrinting(_ isPrinting: Bool) {
        self.isPrinting = isPrinting
        run { root.printingDidChange() }
    }
}
