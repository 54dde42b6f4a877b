import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The values of an axis at which marks stand, and the format of their labels.
struct AxisTicks {
    private(set) var values: [_PlottedPrimitive] = []
    /// The numbers or seconds to which the inferred domain extends.
    private(set) var extensions: [Double] = []
    private(set) var format = AxisTextFormat.category

    init(_ wanted: AxisMarkValues, _ domain: ChartDomain, _ data: AxisData, length: CGFloat, _ axis: Axis) {
        let count = ChartTicks.automaticCount(length: length, isVertical: axis == .vertical)
        switch domain {
        case .numbers: setNumbers(wanted, domain, data, count)
        case .dates: setDates(wanted, domain, data, count)
        case .categories(let names):
            if case .values(let values) = wanted.storage {
                self.values = values
            } else {
                values = ChartTicks.categories(names).map { .category($0) }
            }
        }
    }

    private mutating func setNumbers(
        _ wanted: AxisMarkValues, _ domain: ChartDomain, _ data: AxisData, _ count: Int
    ) {
        guard let interval = domain.interval else { return }
        let isFixed = data.fixed != nil
        var numbers: [Double]
        switch wanted.storage {
        case .automatic(let desired, let minimum, let lower, let upper):
            if case .logarithmic(let base) = data.scaleKind {
                numbers = ChartTicks.logarithmic(in: interval, base: base, desiredCount: desired ?? count)
            } else {
                numbers = ChartTicks.numbers(
                    in: interval, desiredCount: desired ?? count, minimumStride: minimum,
                    roundsLowerBound: lower ?? !isFixed, roundsUpperBound: upper ?? !isFixed)
            }
        case .stride(let step, let lower, let upper):
            numbers = ChartTicks.numbers(
                in: interval, stride: step, roundsLowerBound: lower ?? !isFixed, roundsUpperBound: upper ?? !isFixed)
        case .values(let values):
            numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
        case .dates: numbers = []
        }
        values = numbers.map { .number($0) }
        extensions = numbers
        format = .number(ChartTicks.format(numbers: numbers))
    }

    private mutating func setDates(
        _ wanted: AxisMarkValues, _ domain: ChartDomain, _ data: AxisData, _ count: Int
    ) {
        guard let interval = domain.interval else { return }
        let dates =
            Date(
                timeIntervalSinceReferenceDate: interval.lowerBound)...Date(
                timeIntervalSinceReferenceDate: interval.upperBound)
        var step = ChartTicks.dateStep(in: dates, desiredCount: count)
        var calendar = Calendar.current
        var (lower, upper) = (false, false)
        var ticks: [Date]
        switch wanted.storage {
        case .automatic(let desired, _, let roundsLower, let roundsUpper):
            if let desired { step = ChartTicks.dateStep(in: dates, desiredCount: desired) }
            (lower, upper) = (roundsLower ?? false, roundsUpper ?? false)
        case .dates(let unit, let count, let roundsLower, let roundsUpper, let own):
            step = ChartDateStep(unit, count: max(1, count))
            (lower, upper) = (roundsLower ?? false, roundsUpper ?? false)
            calendar = own ?? calendar
        case .stride, .values: break
        }
        if case .values(let values) = wanted.storage {
            ticks = values.compactMap { Date(plotted: $0) }
        } else {
            ticks = ChartTicks.dates(
                in: dates, by: step, calendar: calendar, roundsLowerBound: lower, roundsUpperBound: upper)
        }
        // The end of the last bin is the start of one that has no values.
        if data.unit != nil, let last = ticks.last, last == dates.upperBound, ticks.count > 1, !upper {
            ticks.removeLast()
        }
        values = ticks.map { .date($0.timeIntervalSinceReferenceDate) }
        if lower || upper { extensions = ticks.map(\.timeIntervalSinceReferenceDate) }
        format = .date(ChartTicks.format(dates: dates, step: step))
    }
}

/// The text of values along an axis, in the locale of the page.
enum AxisTextFormat {
    case number(ChartLabelFormat)
    case date(ChartLabelFormat)
    case category

    func text(_ value: _PlottedPrimitive) -> String {
        switch value {
        case .number(let number):
            guard case .number(let format) = self else { return number.formatted() }
            switch format {
            case .number(let digits): return number.formatted(.number.precision(.fractionLength(digits)))
            case .compactNumber: return number.formatted(.number.notation(.compactName))
            case .scientificNumber: return number.formatted(.number.notation(.scientific))
            case .date, .category: return number.formatted()
            }
        case .date(let seconds):
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            guard case .date(.date(let label)) = self else { return date.formatted(date: .abbreviated, time: .omitted) }
            return date.formatted(label.style)
        case .category(let name): return name
        }
    }
}

extension ChartDateLabel {
    fileprivate var style: Date.FormatStyle {
        switch self {
        case .year: .dateTime.year()
        case .month: .dateTime.month(.abbreviated)
        case .monthOfYear: .dateTime.month(.abbreviated).year()
        case .dayOfMonth: .dateTime.month(.abbreviated).day()
        case .day: .dateTime.day()
        case .weekday: .dateTime.weekday(.abbreviated)
        case .hour: .dateTime.hour()
        case .minute: .dateTime.hour().minute()
        case .second: .dateTime.hour().minute().second()
        }
    }
}
