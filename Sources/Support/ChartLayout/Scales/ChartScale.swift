package import Foundation

/// Maps the values of an axis to positions in points, and positions to values.
package struct ChartScale: Sendable {
    package let kind: ChartScaleKind
    package let domain: ChartDomain
    package let range: ChartRange

    /// The positions of the domain's ends.
    private let first, last: CGFloat
    /// The ends of the domain after the transform of the scale; 0 and the number of categories for categories.
    private let lower, upper: Double
    private let transform: ChartTransform
    /// The categories without repetitions, and the place of each.
    private let categories: [String]
    private let places: [String: Int]

    /// A scale.
    ///
    /// A domain of numbers that has no values on a logarithmic scale is replaced by its part above zero, or by 1 to 10. Ends that are not
    /// finite are replaced by 0 and 1.
    ///
    /// - Parameter kind: nil for the kind that the domain has by itself. A kind for another type of value counts as nil.
    /// - Complexity: O(*n*) in the number of categories.
    package init(_ domain: ChartDomain, kind: ChartScaleKind? = nil, range: ChartRange) {
        self.range = range
        (first, last) = range.inner
        var categories: [String] = []
        var places: [String: Int] = [:]
        switch domain {
        case .numbers(let lower, let upper):
            self.kind = kind.flatMap { $0 == .date || $0 == .category ? nil : $0 } ?? .linear
            transform = ChartTransform(self.kind)
            let ends = transform.valid(lower, upper)
            self.domain = .numbers(ends.0, ends.1)
            (self.lower, self.upper) = (transform.apply(ends.0), transform.apply(ends.1))
        case .dates(let lower, let upper):
            self.kind = .date
            transform = .linear
            let ends = transform.valid(lower.timeIntervalSinceReferenceDate, upper.timeIntervalSinceReferenceDate)
            self.domain = .dates(
                Date(timeIntervalSinceReferenceDate: ends.0), Date(timeIntervalSinceReferenceDate: ends.1))
            (self.lower, self.upper) = ends
        case .categories(let names):
            self.kind = .category
            transform = .linear
            places.reserveCapacity(names.count)
            for name in names where places[name] == nil {
                places[name] = categories.count
                categories.append(name)
            }
            self.domain = .categories(categories)
            (lower, upper) = (0, Double(max(1, categories.count)))
        }
        self.categories = categories
        self.places = places
    }

    // MARK: Positions

    /// The position of a number, also outside of the domain; nil for other domains and for a number without a position, such as NaN, and
    /// 0 on a logarithmic scale. A domain of one number has it in the middle.
    package func position(of number: Double) -> CGFloat? {
        guard case .numbers = domain else { return nil }
        return position(transformed: transform.apply(number))
    }

    /// The position of a date, also outside of the domain; nil for other domains.
    package func position(of date: Date) -> CGFloat? {
        guard case .dates = domain else { return nil }
        return position(transformed: date.timeIntervalSinceReferenceDate)
    }

    /// The middle of a category's band; nil for a category outside of the domain.
    package func position(of category: String) -> CGFloat? {
        places[category].flatMap { position(transformed: Double($0) + 0.5) }
    }

    private func position(transformed value: Double) -> CGFloat? {
        guard value.isFinite else { return nil }
        guard upper != lower else { return (first + last) / 2 }
        let position = first + (last - first) * CGFloat((value - lower) / (upper - lower))
        return position.isFinite ? position : nil
    }

    /// The band of a category: its share of the axis; nil for a category outside of the domain.
    package func band(of category: String) -> ChartBand? {
        guard let place = places[category] else { return nil }
        let count = CGFloat(categories.count)
        return ChartBand(
            first + (last - first) * CGFloat(place) / count, first + (last - first) * CGFloat(place + 1) / count)
    }

    /// The distance of neighboring categories, in points: the size of a band. The whole axis without categories.
    package var step: CGFloat { abs(last - first) / CGFloat(max(1, categories.count)) }

    // MARK: Values

    /// The number at a position, also outside of the range; nil for other domains.
    package func number(at position: CGFloat) -> Double? {
        guard case .numbers = domain, let value = transformed(at: position) else { return nil }
        let number = transform.invert(value)
        return number.isFinite ? number : nil
    }

    /// The date at a position, also outside of the range; nil for other domains.
    package func date(at position: CGFloat) -> Date? {
        guard case .dates = domain else { return nil }
        return transformed(at: position).map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    /// The category whose band contains a position; nil outside of the range, and for other domains.
    package func category(at position: CGFloat) -> String? {
        guard case .categories = domain, let value = transformed(at: position), value >= 0,
            value <= Double(categories.count), !categories.isEmpty
        else { return nil }
        return categories[min(Int(value), categories.count - 1)]
    }

    private func transformed(at position: CGFloat) -> Double? {
        guard position.isFinite else { return nil }
        guard last != first else { return lower }
        return lower + (upper - lower) * Double((position - first) / (last - first))
    }
}
