/// The web fonts of pages. A typeface (`sans-600`) has several files, each with a part of its characters
/// (`sans-600-greek`). A page names only those that its text needs.
package protocol WebFontRules: Sendable {
    /// The name of the typeface that a browser uses for a variant.
    func typeface(for variant: FontVariant) -> String

    /// The files with the characters of a text in UTF-8, each with its `@font-face` rule.
    ///
    /// - Complexity: O(bytes).
    func files(of typefaces: [String], for text: UnsafeBufferPointer<UInt8>) -> [WebFontFile]
}

extension WebFontRules {
    /// The unique names of the variants' typefaces, except that of `body`.
    func typefaces(for variants: some Sequence<FontVariant>) -> [String] {
        let known = typeface(for: .body)
        var names: [String] = []
        for variant in variants {
            let name = typeface(for: variant)
            if name != known, !names.contains(name) { names.append(name) }
        }
        return names
    }
}

/// A file of web fonts as a page names it.
package struct WebFontFile: Hashable, Sendable {
    /// The typeface and the part of its characters: `sans-600-greek`.
    package var name: String
    /// The `@font-face` rule, as CSS.
    package var rule: [UInt8]

    package init(name: String, rule: [UInt8]) {
        self.name = name
        self.rule = rule
    }
}
