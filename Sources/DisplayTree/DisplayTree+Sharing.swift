extension DisplayTree {
    /// Whether a browser that loads the page gets the same from both trees. Nodes are compared by identity: equal pages share their
    /// root. Motions and requests to the browser are not compared, and only trees without them are interchangeable.
    package func isInterchangeable(with other: DisplayTree) -> Bool {
        root === other.root && revision == other.revision && size == other.size && title == other.title
            && colorScheme == other.colorScheme && language == other.language && direction == other.direction
            && focus == other.focus && place == other.place && icons == other.icons && samples.isEmpty
            && other.samples.isEmpty && endedMotions == other.endedMotions && openings.isEmpty && other.openings.isEmpty
    }
}
