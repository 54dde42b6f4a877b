package import Foundation

extension ChartTicks {
    /// The step of about `desiredCount` dates at natural boundaries.
    package static func dateStep(in domain: ClosedRange<Date>, desiredCount: Int = 5) -> ChartDateStep {
        let span = domain.upperBound.timeIntervalSince(domain.lowerBound)
        guard span > 0, span.isFinite else { return ChartDateStep(.day) }
        return .natural(near: max(span / Double(max(desiredCount, 1)), 1))
    }

    /// Dates at boundaries of calendar units, in ascending order.
    ///
    /// Steps that divide the next greater unit start with it: every third hour is midnight, 3 AM and so on, every second month
    /// January, March and so on, and every tenth year has a number that ten divides. Others start with the first boundary. Around a
    /// change to daylight saving time, hours keep their names, and a step that the change skips is left out.
    ///
    /// - Parameters:
    ///   - roundsLowerBound: Whether there is a date at or before the domain's lower end.
    ///   - roundsUpperBound: Whether there is a date at or after the domain's upper end.
    package static func dates(
        in domain: ClosedRange<Date>, by step: ChartDateStep, calendar: Calendar, roundsLowerBound: Bool = false,
        roundsUpperBound: Bool = false
    ) -> [Date] {
        let span = domain.upperBound.timeIntervalSince(domain.lowerBound)
        // Foundation's calendars know no dates far from ours.
        guard span.isFinite, abs(domain.lowerBound.timeIntervalSinceReferenceDate) < 4e11,
            abs(domain.upperBound.timeIntervalSinceReferenceDate) < 4e11
        else { return [] }
        var step = step
        let thinning = (span / step.seconds / Double(limit)).rounded(.up)
        if thinning > 1 {
            step = thinning < 1e9 ? ChartDateStep(step.unit, count: step.count * Int(thinning)) : .natural(near: span)
        }
        guard var current = firstBoundary(notAfter: domain.lowerBound, step, calendar) else { return [] }
        var boundaries = [current]
        while boundaries.count <= limit + 2, current < domain.upperBound {
            guard let next = boundary(after: current, step, calendar), next > current else { break }
            boundaries.append(next)
            current = next
        }
        var dates = boundaries.filter(domain.contains)
        if roundsLowerBound, dates.first != domain.lowerBound,
            let before = boundaries.last(where: { $0 < domain.lowerBound })
        {
            dates.insert(before, at: 0)
        }
        if roundsUpperBound, let last = boundaries.last, last > domain.upperBound { dates.append(last) }
        return dates
    }

    /// About `desiredCount` dates at natural boundaries.
    package static func dates(
        in domain: ClosedRange<Date>, desiredCount: Int = 5, calendar: Calendar, roundsLowerBound: Bool = false,
        roundsUpperBound: Bool = false
    ) -> [Date] {
        guard domain.lowerBound < domain.upperBound else { return [domain.lowerBound] }
        return dates(
            in: domain, by: dateStep(in: domain, desiredCount: desiredCount), calendar: calendar,
            roundsLowerBound: roundsLowerBound, roundsUpperBound: roundsUpperBound)
    }

    private static func firstBoundary(notAfter date: Date, _ step: ChartDateStep, _ calendar: Calendar) -> Date? {
        guard let start = calendar.dateInterval(of: step.unit, for: date)?.start else { return nil }
        if step.count == 1 { return start }
        if step.unit == .year {
            let year = calendar.component(.year, from: start)
            let remainder = ((year % step.count) + step.count) % step.count
            return calendar.date(byAdding: .year, value: -remainder, to: start) ?? start
        }
        guard let parent = step.parent, let outer = calendar.dateInterval(of: parent.unit, for: date)?.start else {
            return start
        }
        let number = calendar.component(step.unit, from: start) - (step.unit == .month ? 1 : 0)
        let first = number - number % step.count
        return first == 0 ? outer : named(first, of: step, in: outer, calendar) ?? start
    }

    private static func boundary(after date: Date, _ step: ChartDateStep, _ calendar: Calendar) -> Date? {
        // Days may have 23 or 25 hours: their hours are found by name.
        guard step.unit == .hour, step.parent != nil, step.count > 1 else {
            return calendar.date(byAdding: step.unit, value: step.count, to: date)
        }
        guard let day = calendar.dateInterval(of: .day, for: date) else { return nil }
        var hour = calendar.component(.hour, from: date) + step.count
        while hour < 24 {
            if let next = named(hour, of: step, in: day.start, calendar), next > date, next < day.end { return next }
            hour += step.count
        }
        return day.end
    }

    /// The date of a numbered unit of a greater one; nil if the calendar skips it.
    private static func named(
        _ number: Int, of step: ChartDateStep, in outer: Date, _ calendar: Calendar
    ) -> Date? {
        guard step.unit == .hour else { return calendar.date(byAdding: step.unit, value: number, to: outer) }
        var components = calendar.dateComponents([.era, .year, .month, .day], from: outer)
        components.hour = number
        guard let date = calendar.date(from: components), calendar.component(.hour, from: date) == number else {
            return nil
        }
        return date
    }
}
