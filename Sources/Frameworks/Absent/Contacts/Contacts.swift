@_exported public import Foundation

/// The contacts.
@available(
    *, unavailable,
    message:
        "Contacts stay on the user's device. Let the user enter names and addresses in fields, which the browser fills in by textContentType(_:)."
)
open class CNContactStore: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// A contact.
@available(
    *, unavailable,
    message:
        "Contacts stay on the user's device. Let the user enter names and addresses in fields, which the browser fills in by textContentType(_:)."
)
open class CNContact: NSObject {}

/// A contact.
@available(
    *, unavailable,
    message:
        "Contacts stay on the user's device. Let the user enter names and addresses in fields, which the browser fills in by textContentType(_:)."
)
open class CNMutableContact: CNContact {}

/// A search.
@available(
    *, unavailable,
    message:
        "Contacts stay on the user's device. Let the user enter names and addresses in fields, which the browser fills in by textContentType(_:)."
)
open class CNContactFetchRequest: NSObject {
    /// An object of the framework.
    public init(keysToFetch: [Any]) {}
}

/// Writes names.
@available(
    *, unavailable,
    message:
        "Contacts stay on the user's device. Let the user enter names and addresses in fields, which the browser fills in by textContentType(_:)."
)
open class CNContactFormatter: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// A number.
@available(
    *, unavailable,
    message:
        "Contacts stay on the user's device. Let the user enter names and addresses in fields, which the browser fills in by textContentType(_:)."
)
open class CNPhoneNumber: NSObject {
    /// An object of the framework.
    public init(stringValue string: String) {}
}

/// An address.
@available(
    *, unavailable,
    message:
        "Contacts stay on the user's device. Let the user enter names and addresses in fields, which the browser fills in by textContentType(_:)."
)
open class CNPostalAddress: NSObject {}

/// A value with a label.
@available(
    *, unavailable,
    message:
        "Contacts stay on the user's device. Let the user enter names and addresses in fields, which the browser fills in by textContentType(_:)."
)
open class CNLabeledValue<Value>: NSObject {}

/// The kinds of data that an app requests.
@available(
    *, unavailable,
    message:
        "Contacts stay on the user's device. Let the user enter names and addresses in fields, which the browser fills in by textContentType(_:)."
)
public enum CNEntityType: Int {
    /// The contacts.
    case contacts
}
