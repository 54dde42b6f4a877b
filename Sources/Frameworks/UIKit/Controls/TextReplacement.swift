import Foundation

/// A change of a text as the replacement of a range.
struct TextReplacement: Equatable {
    /// The range in UTF-16 units of the old text.
    let range: NSRange
    let replacement: String

    /// The smallest replacement of characters that leads from a text to another one.
    init(from old: String, to new: String) {
        let (old, new) = (Array(old), Array(new))
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        func length(_ characters: ArraySlice<Character>) -> Int { characters.reduce(0) { $0 + $1.utf16.count } }
        range = NSRange(
            location: length(old[..<start]), length: length(old[start..<(old.count - end)]))
        replacement = String(new[start..<(new.count - end)])
    }

    /// Changes a text as a user who types: puts in the new text if the change is allowed. Characters that the page reports together
    /// may have been typed one by one, so that each of them is asked for if they are refused together.
    ///
    /// - Parameters:
    ///   - allows: Whether a change of the current text is allowed.
    ///   - put: Sets the text.
    @MainActor
    static func perform(
        from old: String, to new: String, allows: (TextReplacement) -> Bool, put: (String) -> Void
    ) {
        guard new != old else { return }
        let change = TextReplacement(from: old, to: new)
        if allows(change) { return put(new) }
        guard change.range.length == 0, change.replacement.count > 1 else { return }
        let text = NSMutableString(string: old)
        var place = change.range.location
        for character in change.replacement.map(String.init) {
            guard allows(TextReplacement(range: NSRange(location: place, length: 0), replacement: character)) else {
                return
            }
            text.insert(character, at: place)
            place += character.utf16.count
            put(String(text))
        }
    }

    private init(range: NSRange, replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}
