public import Foundation
import Synchronization
import _FoundationICU

/// A formatter for the distance of a date from another, such as "in 2 hours" or "yesterday".
///
/// Only the largest unit that is not zero appears, and smaller ones are not rounded into it: 47 hours from now are "in 1 day".
/// Foundation on Linux has no such class.
///
/// Unchecked: as with Foundation's formatters, threads may share one whose properties no longer change.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The form of numbers and units.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full
        /// "two months ago".
        case spellOut
        /// "2 mo. ago".
        case short
        /// "2mo ago".
        case abbreviated
    }

    /// Whether near dates have names.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago".
        case numeric
        /// "yesterday".
        case named
    }

    /// Whether near dates have names. The default is `numeric`.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The form of numbers and units. The default is `full`.
    open var unitsStyle = UnitsStyle.full { didSet { format.withLock { $0 = nil } } }
    /// The place of the text, which decides about its first letter.
    open var formattingContext = Context.unknown { didSet { format.withLock { $0 = nil } } }
    /// The calendar that divides the time between two dates into units.
    open var calendar: Calendar! = Calendar.autoupdatingCurrent
    /// The locale of the texts.
    open var locale: Locale! = Locale.autoupdatingCurrent { didSet { format.withLock { $0 = nil } } }

    /// The format for the current properties, made on first use.
    private let format = Mutex<RelativeDateFormat?>(nil)

    public override init() { super.init() }

    /// A formatter of relative dates with the default properties: archives do not contain any.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = RelativeDateTimeFormatter()
        copy.dateTimeStyle = dateTimeStyle
        copy.unitsStyle = unitsStyle
        copy.formattingContext = formattingContext
        copy.calendar = calendar
        copy.locale = locale
        return copy
    }

    /// The text for the largest component that is not zero. Components that are relative dates cannot have, such as weekdays, are
    /// ignored.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let found = RelativeDateTimeFormatter.units.lazy.compactMap { unit -> (Int, URelativeDateTimeUnit)? in
            guard let value = dateComponents.value(for: unit.component), value != 0 else { return nil }
            return (value, unit.unit)
        }.first
        let (value, unit) =
            found ?? (
                0,
                RelativeDateTimeFormatter.units.last { dateComponents.value(for: $0.component) != nil }?.unit
                    ?? UDAT_REL_UNIT_SECOND
            )
        return text(Double(value), unit)
    }

    /// The text for a time after now, in seconds; negative before.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        guard timeInterval.isFinite else { return "" }
        let now = Date.now
        return localizedString(for: now + timeInterval, relativeTo: now)
    }

    /// The text for a date from the point of view of another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let calendar = calendar ?? .current
        let components = Set(RelativeDateTimeFormatter.units.lazy.map(\.component).filter { $0 != .weekOfYear })
        return localizedString(from: calendar.dateComponents(components, from: referenceDate, to: date))
    }

    /// The text for a `Date` from the point of view of now, or for `DateComponents`; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let date as Date: localizedString(for: date, relativeTo: .now)
        case let components as DateComponents: localizedString(from: components)
        default: nil
        }
    }

    /// The components that have texts, the largest first.
    private static let units: [(component: Calendar.Component, unit: URelativeDateTimeUnit)] = [
        (.year, UDAT_REL_UNIT_YEAR), (.month, UDAT_REL_UNIT_MONTH), (.weekOfMonth, UDAT_REL_UNIT_WEEK),
        (.weekOfYear, UDAT_REL_UNIT_WEEK), (.day, UDAT_REL_UNIT_DAY), (.hour, UDAT_REL_UNIT_HOUR),
        (.minute, UDAT_REL_UNIT_MINUTE), (.second, UDAT_REL_UNIT_SECOND),
    ]

    private func text(_ number: Double, _ unit: URelativeDateTimeUnit) -> String {
        let format = format.withLock { format in
            format = format ?? makeFormat()
            return format
        }
        return format?.text(number, unit, isNamed: dateTimeStyle == .named) ?? ""
    }

    private func makeFormat() -> RelativeDateFormat? {
        let style =
            switch unitsStyle {
            case .full, .spellOut: UDAT_STYLE_LONG
            case .short: UDAT_STYLE_SHORT
            case .abbreviated: UDAT_STYLE_NARROW
            }
        return RelativeDateFormat(
            locale: (locale ?? .current).icuIdentifier, style: style, context: formattingContext.capitalization,
            spellsNumbers: unitsStyle == .spellOut)
    }
}
