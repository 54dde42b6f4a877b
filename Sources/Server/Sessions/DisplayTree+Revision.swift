import EspalierDisplayTree

extension DisplayTree {
    /// The tree as a revision of its session.
    func numbered(_ revision: Int) -> DisplayTree {
        guard revision != self.revision else { return self }
        return DisplayTree(
            revision: revision, size: size, title: title, colorScheme: colorScheme, language: language,
            direction: direction, focus: focus, place: place, root: root, samples: samples, endedMotions: endedMotions,
            openings: openings, icons: icons, metadata: metadata)
    }
}
