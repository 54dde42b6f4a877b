/// A field's settings for the browser's keyboard, in HTML's terms.
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

    /// Whether autocorrection in fields is disabled.
    public var autocorrectionDisabled: Bool {
        get { textInput.isCorrected == false }
        set { textInput.isCorrected = !newValue }
    }
}

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

/// The meaning of a field's text, for the browser's suggestions. The raw value is HTML's `autocomplete`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A full name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before the name, such as Dr.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A suffix after the name, such as Jr.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A street address of one or more lines.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The name of a country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A web address.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "current-password")
    /// A password for a new account, or a new one for an account.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code for one login.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
}

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

/// The label of the Return key on a keyboard on screen. Browsers have only some labels; the nearest one is shown.
public struct SubmitLabel: Hashable, Sendable {
    let enterKey: String

    /// Done.
    public static var done: SubmitLabel { SubmitLabel(enterKey: "done") }
    /// Go.
    public static var go: SubmitLabel { SubmitLabel(enterKey: "go") }
    /// Send.
    public static var send: SubmitLabel { SubmitLabel(enterKey: "send") }
    /// Join; shown as Go.
    public static var join: SubmitLabel { SubmitLabel(enterKey: "go") }
    /// Route; shown as Go.
    public static var route: SubmitLabel { SubmitLabel(enterKey: "go") }
    /// Search.
    public static var search: SubmitLabel { SubmitLabel(enterKey: "search") }
    /// Return.
    public static var `return`: SubmitLabel { SubmitLabel(enterKey: "enter") }
    /// Next.
    public static var next: SubmitLabel { SubmitLabel(enterKey: "next") }
    /// Continue; shown as Next.
    public static var `continue`: SubmitLabel { SubmitLabel(enterKey: "next") }
}

/// The events that trigger `onSubmit(of:_:)`.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field. Has no effect yet.
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    /// Sets the keyboard on screen for the fields inside.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        modifier(EnvironmentModifier(value: type) { $0.textInput.mode = type.inputMode })
    }

    /// Sets the meaning of the text in the fields inside, for the browser's suggestions; nil for none in particular.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        modifier(
            EnvironmentModifier(value: textContentType) { $0.textInput.contentType = textContentType?.rawValue ?? "" })
    }

    /// Sets the letters that are capitalized in the fields inside; nil leaves it to the browser.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        modifier(
            EnvironmentModifier(value: autocapitalization) {
                $0.textInput.capitalization = autocapitalization?.name ?? ""
            })
    }

    /// Sets the letters that are capitalized in the fields inside.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        let styles: [TextInputAutocapitalization] = [.never, .words, .sentences, .characters]
        return textInputAutocapitalization(styles[style.rawValue])
    }

    /// Sets whether autocorrection is disabled in the fields inside.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        modifier(EnvironmentModifier(value: disable) { $0.textInput.isCorrected = !disable })
    }

    /// Sets whether autocorrection is disabled in the fields inside; nil leaves it to the browser.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        modifier(EnvironmentModifier(value: disable) { $0.textInput.isCorrected = disable.map { !$0 } })
    }

    /// Sets the label of the Return key for the fields inside.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        modifier(EnvironmentModifier(value: submitLabel) { $0.textInput.enterKey = submitLabel.enterKey })
    }

    /// Runs `action` when Return is pressed in a field inside, after the actions of inner views.
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

    /// Keeps the actions of outer `onSubmit` modifiers from the fields inside.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(EnvironmentModifier(value: isBlocking) { if isBlocking { $0.submitAction = nil } })
    }
}
