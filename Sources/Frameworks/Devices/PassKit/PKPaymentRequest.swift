public import Foundation

/// A demand for a payment. This device cannot pay; ask `PKPaymentAuthorizationController.canMakePayments()`.
open class PKPaymentRequest: NSObject {
    /// The number of the merchant.
    open var merchantIdentifier = ""
    /// The country, by two letters.
    open var countryCode = ""
    /// The currency, by three letters.
    open var currencyCode = ""
    /// The networks of cards.
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    /// The lines of the bill. The last one is the total.
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    /// The fields of the billing address that the user has to complete.
    open var requiredBillingContactFields: Set<PKContactField> = []
    /// The fields of the shipping address that the user has to complete.
    open var requiredShippingContactFields: Set<PKContactField> = []
    /// Values of the app.
    open var applicationData: Data?

    override public init() {
        super.init()
    }
}

/// A line of a bill.
open class PKPaymentSummaryItem: NSObject {
    open var label: String
    open var amount: NSDecimalNumber
    /// Whether the amount is known.
    open var type: PKPaymentSummaryItemType

    /// A line with a known amount.
    public convenience init(label: String, amount: NSDecimalNumber) {
        self.init(label: label, amount: amount, type: .final)
    }

    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        self.label = label
        self.amount = amount
        self.type = type
        super.init()
    }
}

/// Whether an amount is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
    /// Known; not yet.
    case final, pending
}

/// A network of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A network of a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// American Express.
    public static let amex = PKPaymentNetwork("AmEx")
    public static let discover = PKPaymentNetwork("Discover")
    public static let JCB = PKPaymentNetwork("JCB")
    public static let maestro = PKPaymentNetwork("Maestro")
    public static let masterCard = PKPaymentNetwork("MasterCard")
    public static let visa = PKPaymentNetwork("Visa")
}

public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The protocol 3-D Secure.
    public static let threeDSecure = PKMerchantCapability(rawValue: 1 << 0)
    /// The protocol 3-D Secure.
    public static let capability3DS = threeDSecure
    /// The protocol EMV.
    public static let emv = PKMerchantCapability(rawValue: 1 << 1)
    /// Credit cards.
    public static let credit = PKMerchantCapability(rawValue: 1 << 2)
    /// Debit cards.
    public static let debit = PKMerchantCapability(rawValue: 1 << 3)
}

/// A part of an address.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The address; mail; phone; name.
    public static let postalAddress = PKContactField(rawValue: "post")
    /// The address of mail.
    public static let emailAddress = PKContactField(rawValue: "email")
    public static let phoneNumber = PKContactField(rawValue: "phone")
    public static let name = PKContactField(rawValue: "name")
}
