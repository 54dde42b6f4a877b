package import EspalierDisplayTree

extension ViewGraph {
    package func paperTree() -> DisplayTree {
        guard !hasEnded else { return updatedTree() }
        // Listeners learn nothing of changes that are undone below.
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
