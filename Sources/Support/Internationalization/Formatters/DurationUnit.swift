import Foundation
import _FoundationICU

/// A unit of time, with its names in Foundation and ICU.
struct DurationUnit {
    let component: Calendar.Component
    let unit: NSCalendar.Unit
    let measure: UAMeasureUnit

    /// Whether the style `positional` separates the unit from its neighbors with colons, as in 1:05:00.
    var isOfTime: Bool { [.hour, .minute, .second].contains(component) }

    /// All units, the largest first.
    static let all = [
        DurationUnit(component: .year, unit: .year, measure: UAMEASUNIT_DURATION_YEAR),
        DurationUnit(component: .month, unit: .month, measure: UAMEASUNIT_DURATION_MONTH),
        DurationUnit(component: .weekOfMonth, unit: .weekOfMonth, measure: UAMEASUNIT_DURATION_WEEK),
        DurationUnit(component: .day, unit: .day, measure: UAMEASUNIT_DURATION_DAY),
        DurationUnit(component: .hour, unit: .hour, measure: UAMEASUNIT_DURATION_HOUR),
        DurationUnit(component: .minute, unit: .minute, measure: UAMEASUNIT_DURATION_MINUTE),
        DurationUnit(component: .second, unit: .second, measure: UAMEASUNIT_DURATION_SECOND),
    ]
}
