package import Foundation

/// Where scrolling comes to rest: the forms of `valueAligned` of `ChartScrollTargetBehavior`.
package enum ChartScrollAlignment: Sendable, Hashable {
    /// Multiples of a number.
    case unit(Double)
    /// Dates that match components, such as midnight for an hour of 0.
    case matching(DateComponents)
    /// Multiples of the visible length from the start of the domain.
    case page

    /// The position of rest that is nearest to a number. Without one, the number itself.
    ///
    /// - Parameter window: The window that scrolls, for pages.
    package func nearest(to number: Double, window: ChartScrollWindow, calendar: Calendar) -> Double {
        guard number.isFinite else { return number }
        switch self {
        case .unit(let unit):
            guard unit > 0, unit.isFinite else { return number }
            let multiple = (number / unit).rounded() * unit
            return multiple.isFinite ? multiple : number
        case .page:
            guard window.length > 0 else { return number }
            let pages = ((number - window.domain.lowerBound) / window.length).rounded()
            return window.domain.lowerBound + pages * window.length
        case .matching(let components):
            let date = Date(timeIntervalSinceReferenceDate: number)
            // Foundation's calendars know no dates far from ours.
            guard abs(number) < 4e11 else { return number }
            // A date that matches is its own neighbor.
            let after = calendar.nextDate(
                after: date.addingTimeInterval(-0.001), matching: components, matchingPolicy: .nextTime)
            let before = calendar.nextDate(
                after: date.addingTimeInterval(0.001), matching: components, matchingPolicy: .nextTime,
                direction: .backward)
            return [before, after].compactMap { $0?.timeIntervalSinceReferenceDate }
                .min { abs($0 - number) < abs($1 - number) } ?? number
        }
    }

    /// The position of rest after a scroll: the nearest one of the minor alignment, or of the major one (`majorAlignment`) if the scroll
    /// crosses it.
    package static func rest(
        from start: Double, to end: Double, minor: ChartScrollAlignment, major: ChartScrollAlignment?,
        window: ChartScrollWindow, calendar: Calendar
    ) -> Double {
        if let major {
            let boundary = major.nearest(to: end, window: window, calendar: calendar)
            if min(start, end) < boundary, boundary < max(start, end) { return boundary }
        }
        return minor.nearest(to: end, window: window, calendar: calendar)
    }
}
