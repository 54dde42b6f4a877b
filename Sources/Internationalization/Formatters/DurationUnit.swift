import Foundation
import _FoundationICU

/// A unit of a length of time, with its names in Foundation and ICU.
struct DurationUnit {
    let component: Calendar.Component
    let unit: NSCalendar.Unit
    let measure: UAMeasureUnit

    /// Whether the unit is written with colons in the style `positional`.
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
