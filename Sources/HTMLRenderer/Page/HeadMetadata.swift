import EspalierDisplayTree

/// The elements of a page's head that describe it to search engines and messengers.
enum HeadMetadata {
    /// A `meta` element.
    struct Entry: Equatable {
        let name: String
        let content: String

        /// Whether the element has its name in `property`, as those of the Open Graph protocol do.
        var isProperty: Bool { name.hasPrefix("og:") }
        /// Whether the content is a path of the server.
        var isPath: Bool { content.hasPrefix("/") && !content.hasPrefix("//") && (name == image || name == url) }
    }

    static let image = "og:image"
    static let url = "og:url"

    /// The elements of a page; none for a page without metadata. The path of the page is left out if only its session has it.
    static func entries(of tree: DisplayTree) -> [Entry] {
        guard let metadata = tree.metadata else { return [] }
        var entries: [Entry] = []
        func add(_ name: String, _ content: String?) {
            if let content, !content.isEmpty { entries.append(Entry(name: name, content: content)) }
        }
        add("robots", metadata.isUnlisted ? "noindex" : nil)
        guard metadata.isShown else { return entries }
        add("description", metadata.description)
        add("og:title", tree.title)
        add("og:description", metadata.description)
        add(image, metadata.image)
        add("twitter:card", metadata.image == nil ? nil : "summary_large_image")
        add(url, tree.place?.path)
        return entries
    }

    /// The changes of the elements between two revisions. Addresses are without the server's origin, which the page knows.
    static func changes(
        from old: DisplayTree, to new: DisplayTree, below basePath: BasePath
    ) -> [DisplayMetadataChange] {
        if old.metadata == nil, new.metadata == nil { return [] }
        let before = entries(of: old)
        let after = entries(of: new)
        let gone = before.filter { entry in !after.contains { $0.name == entry.name } }
        return gone.map { DisplayMetadataChange($0.name, nil) }
            + after.filter { !before.contains($0) }.map { entry in
                DisplayMetadataChange(entry.name, entry.isPath ? basePath.address(of: entry.content) : entry.content)
            }
    }
}

extension DisplayMetadata {
    /// Whether the page describes itself to messengers.
    var isShown: Bool { description != nil || image != nil }
}
