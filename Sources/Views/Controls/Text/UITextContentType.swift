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

extension View {
    /// Sets the meaning of the text in the fields inside, for the browser's suggestions; nil for none in particular.
    public nonisolated __consuming func textContentType(_ textContentType: UITextContentType?) -> some View {
        modifier(
            EnvironmentModifier(value: textContentType) { $0.textInput.contentType = textContentType?.rawValue ?? "" })
    }
}
