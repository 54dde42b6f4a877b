@_exported public import EventKit
@_exported public import Foundation
public import UIKit

/// A form of an event.
@available(
    *, unavailable,
    message:
        "Calendars stay on the user's device. Offer a file in the format iCalendar by a Link, which the browser opens."
)
open class EKEventEditViewController: UIViewController {}

/// A view of an event.
@available(
    *, unavailable,
    message:
        "Calendars stay on the user's device. Offer a file in the format iCalendar by a Link, which the browser opens."
)
open class EKEventViewController: UIViewController {}

/// Receives the end of the form.
@available(
    *, unavailable,
    message:
        "Calendars stay on the user's device. Offer a file in the format iCalendar by a Link, which the browser opens."
)
public protocol EKEventEditViewDelegate: NSObjectProtocol {}
