import EspalierChartLayout
import EspalierViews
import Foundation

/// The values of an axis, before its length is known.
struct AxisData {
    let kind: Dimension.Kind?
    /// The categories in the order of the data, whose places are the numbers of marks.
    let categories: [String]
    let scaleKind: ChartScaleKind
    /// The least and the greatest number of the data, or second; nil without any.
    private(set) var bounds: ClosedRange<Double>?
    /// The domain that the author set; nil for the inferred one.
    private(set) var fixed: ChartDomain?
    private(set) var includesZero: Bool?
    private(set) var isReversed = false
    private(set) var startPadding: CGFloat = 0
    private(set) var endPadding: CGFloat = 0
    private(set) var points: (start: CGFloat, end: CGFloat)?
    /// The unit of the calendar that the values stand for.
    let unit: Calendar.Component?

    init(
        _ dimension: Dimension, _ settings: ChartSettings.AxisSettings, _ marks: ContiguousArray<Mark>,
        _ extent: KeyPath<Mark, MarkExtent>
    ) {
        let values = settings.scale.values?.storage
        kind = dimension.kind ?? Self.kind(of: values)
        categories = dimension.categories
        unit = dimension.unit
        switch kind {
        case .date: scaleKind = .date
        case .category: scaleKind = .category
        case .number, nil: scaleKind = settings.scale.type?.kind ?? .linear
        }
        switch settings.scale.positions?.storage {
        case .padding(let start, let end): (startPadding, endPadding) = (start, end)
        case .points(let start, let end): points = (start, end)
        case nil: break
        }
        if kind == .number || kind == .date { bounds = Self.bounds(of: marks, extent) }
        apply(values)
    }

    private static func kind(of values: _ScaleValues.Storage?) -> Dimension.Kind? {
        let first: _PlottedPrimitive? =
            switch values {
            case .range(let lower, _): lower
            case .list(let values): values.first
            case .automatic, nil: nil
            }
        return switch first {
        case .number: .number
        case .date: .date
        case .category: .category
        case nil: nil
        }
    }

    private static func bounds(
        of marks: ContiguousArray<Mark>, _ extent: KeyPath<Mark, MarkExtent>
    ) -> ClosedRange<Double>? {
        var lower = Double.infinity
        var upper = -Double.infinity
        func include(_ number: Double) {
            guard number.isFinite else { return }
            if number < lower { lower = number }
            if number > upper { upper = number }
        }
        let isX = extent == \Mark.x
        for index in marks.indices {
            let extent = isX ? marks[index].x : marks[index].y
            switch extent.form {
            case .whole, .points: continue
            case .value: include(extent.lower)
            case .bin, .range:
                include(extent.lower)
                include(extent.upper)
            }
        }
        return lower <= upper ? lower...upper : nil
    }

    private mutating func apply(_ values: _ScaleValues.Storage?) {
        switch values {
        case .range(.number(let lower), .number(let upper)): fixed = .numbers(lower, upper)
        case .range(.date(let lower), .date(let upper)): fixed = .dates(seconds: lower, upper)
        case .list(let values):
            if kind == .category {
                fixed = .categories(values.compactMap { if case .category(let name) = $0 { name } else { nil } })
            } else {
                fixed = Self.interval(values)
            }
        case .automatic(let includesZero, let isReversed, let change):
            self.includesZero = includesZero
            self.isReversed = isReversed ?? false
            if let change { applyChange(change) }
        case .range, nil: break
        }
    }

    private mutating func applyChange(_ change: ([_PlottedPrimitive]) -> [_PlottedPrimitive]) {
        switch kind {
        case .category:
            let names = change(categories.map { .category($0) })
            fixed = .categories(names.compactMap { if case .category(let name) = $0 { name } else { nil } })
        case .number:
            guard let bounds else { return }
            fixed = Self.interval(change([.number(bounds.lowerBound), .number(bounds.upperBound)]))
        case .date:
            guard let bounds else { return }
            fixed = Self.interval(change([.date(bounds.lowerBound), .date(bounds.upperBound)]))
        case nil: break
        }
    }

    /// The interval of a list of numbers or dates. A list in descending order gives a reversed axis.
    private static func interval(_ values: [_PlottedPrimitive]) -> ChartDomain? {
        var numbers: [Double] = []
        var areDates = false
        for value in values {
            switch value {
            case .number(let number): numbers.append(number)
            case .date(let seconds):
                areDates = true
                numbers.append(seconds)
            case .category: break
            }
        }
        guard var lower = numbers.min(), var upper = numbers.max(), let first = numbers.first, let last = numbers.last
        else { return nil }
        if first > last { swap(&lower, &upper) }
        return areDates ? .dates(seconds: lower, upper) : .numbers(lower, upper)
    }

    /// The domain without the marks of the axis.
    var plainDomain: ChartDomain {
        if let fixed { return fixed }
        switch kind {
        case .category: return .inferred(categories: categories, reversed: isReversed)
        case .date:
            return .inferred(
                dates: (bounds.map { [$0.lowerBound, $0.upperBound] } ?? []).map {
                    Date(timeIntervalSinceReferenceDate: $0)
                }, reversed: isReversed)
        case .number, nil:
            return .inferred(
                numbers: bounds.map { [$0.lowerBound, $0.upperBound] } ?? [], includesZero: includesZero,
                reversed: isReversed, kind: scaleKind)
        }
    }

    /// The inferred domain of numbers, extended to the marks of the axis.
    func domain(with marks: [Double]) -> ChartDomain {
        guard fixed == nil, kind == .number else { return plainDomain }
        return .inferred(
            numbers: bounds.map { [$0.lowerBound, $0.upperBound] } ?? [], includesZero: includesZero,
            reversed: isReversed, kind: scaleKind, marks: marks)
    }

    /// The domain of dates, extended to the marks of the axis.
    func domain(withDates marks: [Double]) -> ChartDomain {
        guard fixed == nil, kind == .date, let bounds, let first = marks.min(), let last = marks.max() else {
            return plainDomain
        }
        let (lower, upper) = (min(first, bounds.lowerBound), max(last, bounds.upperBound))
        return isReversed ? .dates(seconds: upper, lower) : .dates(seconds: lower, upper)
    }

    /// Includes further numbers, as those of functions.
    mutating func include(_ range: ClosedRange<Double>) {
        bounds = bounds.map { min($0.lowerBound, range.lowerBound)...max($0.upperBound, range.upperBound) } ?? range
    }

    /// The part of the domain that is visible in a chart that scrolls.
    mutating func show(_ domain: ChartDomain) {
        fixed = domain
    }
}

extension ChartDomain {
    static func dates(seconds first: Double, _ last: Double) -> ChartDomain {
        .dates(Date(timeIntervalSinceReferenceDate: first), Date(timeIntervalSinceReferenceDate: last))
    }

    /// The ends as numbers, the lower first; nil for categories.
    var interval: ClosedRange<Double>? {
        switch self {
        case .numbers(let first, let last): min(first, last)...max(first, last)
        case .dates(let first, let last):
            min(first, last).timeIntervalSinceReferenceDate...max(first, last).timeIntervalSinceReferenceDate
        case .categories: nil
        }
    }
}
