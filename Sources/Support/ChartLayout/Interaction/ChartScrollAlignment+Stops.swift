package import Foundation

extension ChartScrollAlignment {
    /// The positions of rest in a window's domain, in ascending order.
    ///
    /// - Parameter limit: More positions than this are none, because scrolling then rests anywhere.
    package func stops(in window: ChartScrollWindow, calendar: Calendar, limit: Int = 2000) -> [Double] {
        let (lower, upper) = (window.domain.lowerBound, window.domain.upperBound)
        switch self {
        case .unit(let unit):
            return Self.multiples(of: unit, from: (lower / unit).rounded(.up) * unit, to: upper, limit)
        case .page: return Self.multiples(of: window.length, from: lower, to: upper, limit)
        case .matching(let components):
            // Foundation's calendars know no dates far from ours.
            guard abs(lower) < 4e11, abs(upper) < 4e11 else { return [] }
            var stops: [Double] = []
            var date = Date(timeIntervalSinceReferenceDate: lower - 0.001)
            while stops.count <= limit,
                let next = calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime),
                next.timeIntervalSinceReferenceDate <= upper
            {
                stops.append(next.timeIntervalSinceReferenceDate)
                date = next
            }
            return stops.count <= limit ? stops : []
        }
    }

    private static func multiples(of unit: Double, from first: Double, to upper: Double, _ limit: Int) -> [Double] {
        guard unit > 0, unit.isFinite, first.isFinite, upper >= first else { return [] }
        let count = ((upper - first) / unit).rounded(.down) + 1
        return count <= Double(limit) ? (0..<Int(count)).map { first + Double($0) * unit } : []
    }
}
