@_exported public import Contacts
@_exported public import Foundation
public import UIKit

/// A list of contacts.
@available(
    *, unavailable,
    message:
        "Contacts stay on the user's device. Let the user enter names and addresses in fields, which the browser fills in by textContentType(_:)."
)
open class CNContactPickerViewController: UIViewController {}

/// A view of a contact.
@available(
    *, unavailable,
    message:
        "Contacts stay on the user's device. Let the user enter names and addresses in fields, which the browser fills in by textContentType(_:)."
)
open class CNContactViewController: UIViewController {}

/// Receives the chosen contact.
@available(
    *, unavailable,
    message:
        "Contacts stay on the user's device. Let the user enter names and addresses in fields, which the browser fills in by textContentType(_:)."
)
public protocol CNContactPickerDelegate: NSObjectProtocol {}
