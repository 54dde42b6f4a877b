@_exported public import Foundation

/// The calendars.
@available(
    *, unavailable,
    message:
        "Calendars stay on the user's device. Offer a file in the format iCalendar by a Link, which the browser opens."
)
open class EKEventStore: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// An entry.
@available(
    *, unavailable,
    message:
        "Calendars stay on the user's device. Offer a file in the format iCalendar by a Link, which the browser opens."
)
open class EKCalendarItem: NSObject {}

/// An event.
@available(
    *, unavailable,
    message:
        "Calendars stay on the user's device. Offer a file in the format iCalendar by a Link, which the browser opens."
)
open class EKEvent: EKCalendarItem {
    /// An object of the framework.
    public convenience init(eventStore: EKEventStore) { self.init() }
}

/// A task.
@available(
    *, unavailable,
    message:
        "Calendars stay on the user's device. Offer a file in the format iCalendar by a Link, which the browser opens."
)
open class EKReminder: EKCalendarItem {
    /// An object of the framework.
    public convenience init(eventStore: EKEventStore) { self.init() }
}

/// A calendar.
@available(
    *, unavailable,
    message:
        "Calendars stay on the user's device. Offer a file in the format iCalendar by a Link, which the browser opens."
)
open class EKCalendar: NSObject {}

/// An alarm.
@available(
    *, unavailable,
    message:
        "Calendars stay on the user's device. Offer a file in the format iCalendar by a Link, which the browser opens."
)
open class EKAlarm: NSObject {
    /// An object of the framework.
    public init(relativeOffset offset: TimeInterval) {}
}

/// Kinds of entries.
@available(
    *, unavailable,
    message:
        "Calendars stay on the user's device. Offer a file in the format iCalendar by a Link, which the browser opens."
)
public enum EKEntityType: UInt {
    /// The kinds.
    case event, reminder
}

/// Answers of the user.
@available(
    *, unavailable,
    message:
        "Calendars stay on the user's device. Offer a file in the format iCalendar by a Link, which the browser opens."
)
public enum EKAuthorizationStatus: Int {
    /// The possible answers.
    case notDetermined, restricted, denied, fullAccess, writeOnly
}
