public import Foundation

extension TextEditor {
    /// An editor for a text with attributes, and its selection.
    ///
    /// Typed letters take the attributes of the text in front of them, and all other parts keep theirs. The page shows all letters in the
    /// editor's own font, because a field of a browser has one style.
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        let letters = Binding<String> {
            String(text.wrappedValue.characters)
        } set: { letters in
            text.wrappedValue.takeLetters(letters, typing: selection?.wrappedValue)
        }
        let range = selection.map { selection in
            Binding<TextSelection?> {
                let value = text.wrappedValue
                return TextSelection(
                    offsets: selection.wrappedValue.offsets(in: value), in: String(value.characters))
            } set: { range in
                let value = text.wrappedValue
                guard let offsets = range?.offsets(in: String(value.characters)),
                    offsets != selection.wrappedValue.offsets(in: value)
                else { return }
                selection.wrappedValue = AttributedTextSelection(offsets: offsets)
            }
        }
        self.init(text: letters, optionalSelection: range)
    }
}

extension AttributedString {
    /// Takes other letters. Those that are the same at the start and the end keep their attributes.
    ///
    /// - Parameter selection: The selection before, with the attributes of typed text; nil for those of the text in front of it.
    mutating func takeLetters(_ letters: String, typing selection: AttributedTextSelection?) {
        let old = Array(characters), new = Array(letters)
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        guard start < old.count - end || start < new.count - end else { return }
        let range =
            index(startIndex, offsetByCharacters: start)..<index(startIndex, offsetByCharacters: old.count - end)
        let place = selection.flatMap { $0.range(in: self).lowerBound == range.lowerBound ? $0 : nil }
        let typing = (place ?? AttributedTextSelection(range: range)).typingAttributes(in: self)
        replaceSubrange(range, with: AttributedString(String(new[start..<(new.count - end)]), attributes: typing))
    }
}
