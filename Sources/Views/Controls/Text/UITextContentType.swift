/// The meaning of a field's text, for the browser's suggestions. The raw value is a name of HTML's `autocomplete`, if it has one for the meaning.
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
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city with its state or province.
    public static let addressCityAndState = UITextContentType(rawValue: "city-and-state")
    /// A place, such as a point of interest.
    public static let location = UITextContentType(rawValue: "location")
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
    /// The name on a credit card, as a whole.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The first name on a credit card.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    /// The last name on a credit card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// The security code of a credit card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The month and year until which a credit card is valid.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The month in which a credit card expires.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year in which a credit card expires.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The brand of a credit card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
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
    /// The day of a date of birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a date of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a date of birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// A date, a time, or a duration.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The number of a parcel.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The number of a phone's chip (EID).
    public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
    /// The number of a phone (IMEI).
    public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")

    /// The meanings without a name in HTML.
    private static let nameless: Set = [
        addressCityAndState, location, dateTime, flightNumber, shipmentTrackingNumber, cellularEID, cellularIMEI,
    ]

    /// The value of HTML's `autocomplete`.
    ///
    /// Browsers offer passkeys beside names and passwords only in fields that ask for them by `webauthn` (Web Authentication Level 3, 5.1.4;
    /// HTML, 4.10.18.7).
    var autocomplete: String {
        if self == .username || self == .password { return rawValue + " webauthn" }
        return Self.nameless.contains(self) ? "on" : rawValue
    }
}

extension View {
    /// Sets the meaning of the text in the fields inside, for the browser's suggestions; nil for none in particular.
    public nonisolated __consuming func textContentType(_ textContentType: UITextContentType?) -> some View {
        modifier(
            EnvironmentModifier(value: textContentType) {
                $0.textInput.contentType = textContentType?.autocomplete ?? ""
            })
    }
}
