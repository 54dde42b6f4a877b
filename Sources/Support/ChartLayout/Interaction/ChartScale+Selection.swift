package import Foundation

extension ChartScale {
    /// The nearest position that the domain has: between its ends.
    package func clamped(_ position: CGFloat) -> CGFloat? {
        guard position.isFinite else { return nil }
        let (first, last) = range.inner
        return min(max(position, min(first, last)), max(first, last))
    }

    /// The number that a pointer selects at a position, as `chartXSelection` has it: one of the domain.
    package func selectedNumber(at position: CGFloat) -> Double? { clamped(position).flatMap { number(at: $0) } }

    /// The date that a pointer selects at a position: one of the domain.
    package func selectedDate(at position: CGFloat) -> Date? { clamped(position).flatMap { date(at: $0) } }

    /// The category that a pointer selects at a position: the nearest one.
    package func selectedCategory(at position: CGFloat) -> String? { clamped(position).flatMap { category(at: $0) } }

    /// The numbers between two positions in either order, as `chartXSelection(range:)` has them.
    package func selectedNumbers(from first: CGFloat, to last: CGFloat) -> ClosedRange<Double>? {
        guard let first = selectedNumber(at: first), let last = selectedNumber(at: last) else { return nil }
        return min(first, last)...max(first, last)
    }

    /// The dates between two positions in either order.
    package func selectedDates(from first: CGFloat, to last: CGFloat) -> ClosedRange<Date>? {
        guard let first = selectedDate(at: first), let last = selectedDate(at: last) else { return nil }
        return min(first, last)...max(first, last)
    }
}
