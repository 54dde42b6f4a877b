public import EspalierViews
public import Foundation

/// The properties of a text that the user enters.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
    /// The keyboard on screen.
    var keyboardType: UIKeyboardType { get set }
    /// The meaning of the text, for the browser's suggestions.
    var textContentType: UITextContentType! { get set }
    /// The word on the Return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// The letters that begin with a capital by themselves.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether the browser corrects the text.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// The colors of the keyboard on screen. It has no effect: browsers decide.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// Whether quotes become curly. It has no effect: browsers decide.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens become a dash. It has no effect: browsers decide.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces come and go with words that are cut and pasted. It has no effect: browsers decide.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The rules for new passwords. They have no effect.
    var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
}

/// The words on the Return key.
public enum UIReturnKeyType: Int, Sendable {
    /// Return; Go; the next three search; Join.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`

    var label: SubmitLabel {
        switch self {
        case .default, .emergencyCall: .return
        case .go: .go
        case .google, .search, .yahoo: .search
        case .join: .join
        case .next: .next
        case .route: .route
        case .send: .send
        case .done: .done
        case .continue: .continue
        }
    }
}

/// Whether the browser corrects texts.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The browser decides; no; yes.
    case `default`, no, yes
}

/// Whether the browser marks misspelled words. Browsers decide together with correction.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The browser decides; no; yes.
    case `default`, no, yes
}

extension View {
    /// Sets the properties of the text that the user enters in the field inside.
    @MainActor
    func textInputTraits(of traits: some UITextInputTraits) -> some View {
        keyboardType(traits.keyboardType)
            .textContentType(traits.textContentType)
            .submitLabel(traits.returnKeyType.label)
            .autocapitalization(traits.autocapitalizationType)
            .disableAutocorrection(traits.autocorrectionType == .default ? nil : traits.autocorrectionType == .no)
    }
}
