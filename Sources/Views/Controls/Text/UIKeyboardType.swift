/// The kinds of keyboards on screen. Browsers have only some of them; the nearest one is shown.
public enum UIKeyboardType: Int, Sendable {
    /// Keyboards for text, numbers, addresses and names.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// Further keyboards for numbers, messages and searches.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// A former name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable

    /// The nearest value of HTML's `inputmode`.
    var inputMode: String {
        switch self {
        case .default, .asciiCapable, .twitter, .namePhonePad: ""
        case .numbersAndPunctuation, .decimalPad: "decimal"
        case .numberPad, .asciiCapableNumberPad: "numeric"
        case .URL: "url"
        case .phonePad: "tel"
        case .emailAddress: "email"
        case .webSearch: "search"
        }
    }
}

extension View {
    /// Sets the keyboard on screen for the fields inside.
    public nonisolated __consuming func keyboardType(_ type: UIKeyboardType) -> some View {
        modifier(EnvironmentModifier(value: type) { $0.textInput.mode = type.inputMode })
    }

    /// Keeps the keyboard on screen away from the fields inside, as for a field with a picker in place of it.
    package nonisolated func hidesKeyboard(_ hides: Bool) -> some View {
        modifier(EnvironmentModifier(value: hides) { if hides { $0.textInput.mode = "none" } })
    }
}
