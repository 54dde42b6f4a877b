public import Foundation
import _FoundationICU

/// A formatter for lengths of time, such as "1 hour, 10 minutes" or "1:10:00".
///
/// Foundation on Linux declares the class as unavailable. With this one, a file that imports SwiftUI can use it.
///
/// Unchecked: as with Foundation's formatters, threads may share one whose properties no longer change.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The form of numbers and units.
    public enum UnitsStyle: Int, Sendable {
        /// "9:10:32". Days and longer units have their letters: "2d 9:10:32".
        case positional
        /// "9h 10m 32s".
        case abbreviated
        /// "9 hr, 10 min, 32 sec".
        case short
        /// "9 hours, 10 minutes, 32 seconds".
        case full
        /// "nine hours, ten minutes, thirty-two seconds".
        case spellOut
        /// "9hr 10min 32sec".
        case brief
    }

    /// The treatment of units whose value is zero. If all values are zero, the smallest unit remains.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Drops leading zeros in the style `positional`, and all zeros in others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// "10m 0s" rather than "0h 10m 0s".
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// "0d 1h 10s" rather than "0d 1h 0m 10s".
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// "0d 1h" rather than "0d 1h 0m".
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// Drops all zeros.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Keeps all zeros: "0:01:10".
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The form of numbers and units. The default is `positional`.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may appear: years, months, weeks of a month, days, hours, minutes and seconds. If empty, as by default, they are the
    /// components that are set, or all units for dates and intervals.
    open var allowedUnits: NSCalendar.Unit = []
    /// The treatment of units whose value is zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that divides a time into units, and whose locale is that of the texts; nil for the current one.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date from which components and intervals count, because months and days differ in length. If nil, they count from the start
    /// of 2001 in Greenwich.
    open var referenceDate: Date?
    /// Whether the smallest unit that appears has a fraction, such as "1.5 hours".
    open var allowsFractionalUnits = false
    /// The largest number of units that appear. Smaller units are left out. The default, 0, stands for any number.
    open var maximumUnitCount = 0
    /// Whether a largest unit of 1 is expressed in the next unit: "63 minutes" rather than "1 hour, 3 minutes".
    open var collapsesLargestUnit = false
    /// Whether the text begins with "About". The phrase is in English if the library has none for the language.
    open var includesApproximationPhrase = false
    /// Whether the text ends with "remaining". The phrase is in English if the library has none for the language.
    open var includesTimeRemainingPhrase = false
    /// The place of the text, which decides about its first letter. It has an effect on phrases only.
    open var formattingContext = Context.unknown

    public override init() { super.init() }

    /// A formatter of durations with the default properties: archives do not contain any.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = DateComponentsFormatter()
        copy.unitsStyle = unitsStyle
        copy.allowedUnits = allowedUnits
        copy.zeroFormattingBehavior = zeroFormattingBehavior
        copy.calendar = calendar
        copy.referenceDate = referenceDate
        copy.allowsFractionalUnits = allowsFractionalUnits
        copy.maximumUnitCount = maximumUnitCount
        copy.collapsesLargestUnit = collapsesLargestUnit
        copy.includesApproximationPhrase = includesApproximationPhrase
        copy.includesTimeRemainingPhrase = includesTimeRemainingPhrase
        copy.formattingContext = formattingContext
        return copy
    }

    /// The text for `DateComponents`; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
    }

    /// The text for a length of time as components. Ninety minutes appear as one hour and 30 minutes if hours are allowed. Returns nil
    /// if no component is a length of time.
    open func string(from components: DateComponents) -> String? {
        let set = DurationUnit.all.filter { components.value(for: $0.component) != nil }
        guard !set.isEmpty || components.weekOfYear != nil else { return nil }
        var duration = DateComponents()
        for unit in set { duration.setValue(components.value(for: unit.component), for: unit.component) }
        if let weeks = components.weekOfYear { duration.weekOfMonth = (duration.weekOfMonth ?? 0) + weeks }
        var calendar = components.calendar ?? usedCalendar
        let start = start(&calendar)
        guard let end = calendar.date(byAdding: duration, to: start) else { return nil }
        let isSet = { (unit: DurationUnit) in duration.value(for: unit.component) != nil }
        return text(from: start, to: end, calendar, allowedUnits.isEmpty ? DurationUnit.all.filter(isSet) : allowed)
    }

    /// The text for the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(from: startDate, to: endDate, usedCalendar, allowed)
    }

    /// The text for a number of seconds. Fractions of a second are dropped.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e13 else { return nil }
        var calendar = usedCalendar
        let start = start(&calendar)
        return text(from: start, to: start + ti, calendar, allowed)
    }

    /// The text for components in the current locale.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: Values

    private var usedCalendar: Calendar { calendar ?? .current }

    private var allowed: [DurationUnit] {
        allowedUnits.isEmpty ? DurationUnit.all : DurationUnit.all.filter { allowedUnits.contains($0.unit) }
    }

    /// The date from which lengths of time count. Without a reference date, no day has a change of clocks.
    private func start(_ calendar: inout Calendar) -> Date {
        if let referenceDate { return referenceDate }
        calendar.timeZone = .gmt
        return Date(timeIntervalSinceReferenceDate: 0)
    }

    private func text(from start: Date, to end: Date, _ calendar: Calendar, _ units: [DurationUnit]) -> String? {
        guard !units.isEmpty else { return nil }
        var units = units
        var values = values(from: start, to: end, calendar, units)
        if collapsesLargestUnit, let first = values.firstIndex(where: { $0 != 0 }), abs(values[first]) == 1,
            first + 1 < units.count
        {
            units.removeSubrange(...first)
            values = self.values(from: start, to: end, calendar, units)
        }
        var shown = Array(shownIndices(values))
        if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
        units = shown.map { units[$0] }
        values = shown.map { values[$0] }
        if allowsFractionalUnits { addFraction(to: &values, units, from: start, to: end, calendar) }
        let language = calendar.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current
        let text = DurationText(locale: language, style: unitsStyle).text(zip(units, values).map { ($0, $1) })
        return text.map {
            DurationPhrases(language).text(
                $0, isApproximate: includesApproximationPhrase, isRemaining: includesTimeRemainingPhrase)
        }
    }

    private func values(
        from start: Date, to end: Date, _ calendar: Calendar, _ units: [DurationUnit]
    ) -> [Double] {
        let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        return units.map { Double(components.value(for: $0.component) ?? 0) }
    }

    /// The positions of the values that the treatment of zeros leaves.
    private func shownIndices(_ values: [Double]) -> [Int] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.pad) { return Array(values.indices) }
        if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
        guard let first = values.firstIndex(where: { $0 != 0 }), let last = values.lastIndex(where: { $0 != 0 }) else {
            let dropsAny = !behavior.isDisjoint(with: .dropAll)
            return dropsAny ? [values.count - 1] : Array(values.indices)
        }
        return values.indices.filter { index in
            if values[index] != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }
    }

    /// Adds the rest of the time to the smallest unit, as a fraction of that unit's length there.
    private func addFraction(
        to values: inout [Double], _ units: [DurationUnit], from start: Date, to end: Date, _ calendar: Calendar
    ) {
        guard let unit = units.last, let last = values.last else { return }
        var whole = DateComponents()
        for (unit, value) in zip(units, values) { whole.setValue(Int(value), for: unit.component) }
        guard let reached = calendar.date(byAdding: whole, to: start) else { return }
        let step = end < start || last < 0 ? -1 : 1
        guard let next = calendar.date(byAdding: unit.component, value: step, to: reached), next != reached else {
            return
        }
        values[values.count - 1] += Double(step) * end.timeIntervalSince(reached) / next.timeIntervalSince(reached)
    }
}
