/// What a field wants of the browser's keyboard, in HTML's words.
struct TextInputSettings: Equatable {
    var mode = ""
    var contentType = ""
    var capitalization = ""
    var enterKey = ""
    var isCorrected: Bool?
}

private enum TextInputKey: EnvironmentKey { static var defaultValue: TextInputSettings { TextInputSettings() } }
private enum SubmitActionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    var textInput: TextInputSettings {
        get { self[TextInputKey.self] }
        set { self[TextInputKey.self] = newValue }
    }

    var submitAction: (() -> Void)? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }

    /// Whether fields correct what is typed.
    public var autocorrectionDisabled: Bool {
        get { textInput.isCorrected == false }
        set { textInput.isCorrected = !newValue }
    }
}

/// The kinds of keyboards.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    public static let alphabet = UIKeyboardType.asciiCapable

    /// The HTML `inputmode` that is nearest.
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

/// What a field is for, so that the browser offers what it knows. The raw value is HTML's `autocomplete`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "additional-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "current-password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let birthdate = UITextContentType(rawValue: "bday")
}

/// Which letters of what is typed become capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
    let name: String

    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "none") }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// UIKit's name for which letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// What the keyboard's Return key says.
public struct SubmitLabel: Hashable, Sendable {
    let enterKey: String

    public static var done: SubmitLabel { SubmitLabel(enterKey: "done") }
    public static var go: SubmitLabel { SubmitLabel(enterKey: "go") }
    public static var send: SubmitLabel { SubmitLabel(enterKey: "send") }
    public static var join: SubmitLabel { SubmitLabel(enterKey: "go") }
    public static var route: SubmitLabel { SubmitLabel(enterKey: "go") }
    public static var search: SubmitLabel { SubmitLabel(enterKey: "search") }
    public static var `return`: SubmitLabel { SubmitLabel(enterKey: "enter") }
    public static var next: SubmitLabel { SubmitLabel(enterKey: "next") }
    public static var `continue`: SubmitLabel { SubmitLabel(enterKey: "next") }
}

/// What `onSubmit(of:_:)` listens to.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    /// The keyboard that a device shows for the fields inside.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        modifier(EnvironmentModifier(value: type) { $0.textInput.mode = type.inputMode })
    }

    /// What the fields inside are for, so that the browser offers what it knows.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        modifier(
            EnvironmentModifier(value: textContentType) { $0.textInput.contentType = textContentType?.rawValue ?? "" })
    }

    /// Which letters become capitals in the fields inside; nil for as the browser likes.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        modifier(
            EnvironmentModifier(value: autocapitalization) {
                $0.textInput.capitalization = autocapitalization?.name ?? ""
            })
    }

    /// Which letters become capitals in the fields inside.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        let styles: [TextInputAutocapitalization] = [.never, .words, .sentences, .characters]
        return textInputAutocapitalization(styles[style.rawValue])
    }

    /// Whether the browser leaves alone what is typed into the fields inside.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        modifier(EnvironmentModifier(value: disable) { $0.textInput.isCorrected = !disable })
    }

    /// Whether the browser leaves alone what is typed into the fields inside; nil for as it likes.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        modifier(EnvironmentModifier(value: disable) { $0.textInput.isCorrected = disable.map { !$0 } })
    }

    /// What the keyboard's Return key says in the fields inside.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        modifier(EnvironmentModifier(value: submitLabel) { $0.textInput.enterKey = submitLabel.enterKey })
    }

    /// Calls `action` when Return is pressed in a field inside, after the actions of the views further inside.
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitAction) { outer in
            guard triggers.contains(.text) else { return }
            let inherited = outer
            outer = {
                action()
                inherited?()
            }
        }
    }

    /// Keeps the actions of `onSubmit` around this view from the fields inside.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(EnvironmentModifier(value: isBlocking) { if isBlocking { $0.submitAction = nil } })
    }
}
