/// Facts about a page for programs that list it or show links to it: search engines and messengers.
package struct DisplayMetadata: Hashable, Sendable {
    /// The description of the page, a sentence or two; nil for none.
    package var description: String?
    /// The address of a picture beside links to the page: a path of the server or a URL; nil for none.
    package var image: String?
    /// Whether search engines must not list the page.
    package var isUnlisted: Bool

    package init(description: String? = nil, image: String? = nil, isUnlisted: Bool = false) {
        self.description = description
        self.image = image
        self.isUnlisted = isUnlisted
    }
}

/// An element of a page's head that changes: its name, and its content, nil for one that is gone.
package struct DisplayMetadataChange: Hashable, Sendable {
    package var name: String
    package var content: String?

    package init(_ name: String, _ content: String?) {
        self.name = name
        self.content = content
    }
}
