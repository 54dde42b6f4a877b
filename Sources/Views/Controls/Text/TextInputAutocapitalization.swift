/// The letters that keyboards on screen capitalize.
public struct TextInputAutocapitalization: Hashable, Sendable {
    let name: String

    /// No letters.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "none") }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    /// All letters.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// UIKit's type for the letters that keyboards on screen capitalize.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No letters, the first one of each word, the first one of each sentence, all letters.
    case none, words, sentences, allCharacters
}

extension View {
    /// Sets the letters that are capitalized in the fields inside; nil leaves it to the browser.
    public nonisolated __consuming func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
        -> some View
    {
        modifier(
            EnvironmentModifier(value: autocapitalization) {
                $0.textInput.capitalization = autocapitalization?.name ?? ""
            })
    }

    /// Sets the letters that are capitalized in the fields inside.
    public nonisolated __consuming func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        let styles: [TextInputAutocapitalization] = [.never, .words, .sentences, .characters]
        return textInputAutocapitalization(styles[style.rawValue])
    }
}
