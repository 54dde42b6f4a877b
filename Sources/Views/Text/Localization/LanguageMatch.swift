/// Finds the available language that best matches a wanted one, by the lookup of RFC 4647 and, for Chinese, by the
/// script that each region uses.
package enum LanguageMatch {
    /// The first wanted language that has a match, and that match; nil if none has one.
    package static func first(of wanted: [String], among available: [String]) -> (wanted: String, found: String)? {
        for tag in wanted {
            if let found = nearest(to: tag, among: available) { return (tag, found) }
        }
        return nil
    }

    /// The available language that best matches a tag such as `de-AT` or `zh_TW`; nil if there is none.
    ///
    /// Chinese matches only in the same script. In other languages, a tag with a script, such as `sr-Latn`, falls back
    /// to the language without one, but not the other way round.
    package static func nearest(to tag: String, among available: [String]) -> String? {
        var parts = normalized(tag)
        guard let language = parts.first else { return nil }
        while !parts.isEmpty {
            if let found = available.first(where: { normalized($0) == parts }) { return found }
            // Chinese in a different script counts as a different language.
            if parts.count == 2, parts[1].utf8.count == 4, language == "zh" { break }
            parts.removeLast()
        }
        let script = script(of: normalized(tag))
        return available.first {
            let other = normalized($0)
            return other.first == language && Self.script(of: other) == script
        }
    }

    /// The subtags in lower case. Deprecated codes are replaced (`iw` by `he`, `no` by `nb`), and Chinese has its
    /// script after the language.
    private static func normalized(_ tag: String) -> [String] {
        var parts = tag.lowercased().split { $0 == "-" || $0 == "_" || $0 == "@" }.map(String.init)
        guard let language = parts.first else { return [] }
        if language == "no" { parts[0] = "nb" }
        if language == "iw" { parts[0] = "he" }
        if language == "zh", let script = script(of: parts), !parts.contains(script) { parts.insert(script, at: 1) }
        return parts
    }

    /// The script that the subtags name or, for Chinese, imply by the region; nil for none.
    private static func script(of parts: [String]) -> String? {
        if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 && $0.first?.isLetter == true }) {
            return script
        }
        guard parts.first == "zh" else { return nil }
        return parts.contains { $0 == "tw" || $0 == "hk" || $0 == "mo" } ? "hant" : "hans"
    }
}
