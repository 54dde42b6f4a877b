import Foundation
import _FoundationICU

/// Writes a length of time in a style of `DateComponentsFormatter`.
struct DurationText {
    private let locale: String
    private let style: DateComponentsFormatter.UnitsStyle

    init(locale: Locale, style: DateComponentsFormatter.UnitsStyle) {
        self.locale = locale.icuIdentifier
        self.style = style
    }

    /// The text for values, the largest unit first. They all have the same sign, which appears once. Returns nil without values.
    func text(_ values: [(unit: DurationUnit, value: Double)]) -> String? {
        guard !values.isEmpty else { return nil }
        let isNegative = values.contains { $0.value < 0 }
        var measures = values.map { UAMeasure(value: abs($0.value), unit: $0.unit.measure) }
        if style == .positional {
            let time = values.firstIndex { $0.unit.isOfTime } ?? values.count
            return (isNegative ? "-" : "") + (positional(Array(measures[..<time]), Array(measures[time...])) ?? "")
        }
        if isNegative { measures[0].value.negate() }
        switch style {
        case .positional, .abbreviated: return list(measures, UAMEASFMT_WIDTH_NARROW)
        case .short: return list(measures, UAMEASFMT_WIDTH_SHORT)
        case .full: return list(measures, UAMEASFMT_WIDTH_WIDE)
        case .brief: return list(measures, UAMEASFMT_WIDTH_SHORTER)
        case .spellOut: return spelled(measures)
        }
    }

    private func list(_ measures: [UAMeasure], _ width: UAMeasureFormatWidth) -> String? {
        MeasureFormat(locale: locale, width: width)?.text(measures)
    }

    /// ICU spells only the last number of a list, so the list is made of single measures.
    private func spelled(_ measures: [UAMeasure]) -> String? {
        guard let format = MeasureFormat(locale: locale, width: UAMEASFMT_WIDTH_WIDE, spellsNumbers: true) else {
            return nil
        }
        return ListFormat(locale: locale, type: ULISTFMT_TYPE_UNITS, width: ULISTFMT_WIDTH_WIDE)?
            .text(measures.compactMap { format.text($0) })
    }

    /// Days and longer units with letters, then hours, minutes and seconds with colons. One of these alone is a mere number.
    private func positional(_ days: [UAMeasure], _ time: [UAMeasure]) -> String? {
        guard !time.isEmpty else { return list(days, UAMEASFMT_WIDTH_NARROW) }
        let clock =
            time.count == 1
            ? NumberFormat(locale: locale, skeleton: "")?.text(time[0].value)?.text
            : list(time, UAMEASFMT_WIDTH_NUMERIC)
        guard !days.isEmpty else { return clock }
        let format = MeasureFormat(locale: locale, width: UAMEASFMT_WIDTH_NARROW)
        return ListFormat(locale: locale, type: ULISTFMT_TYPE_UNITS, width: ULISTFMT_WIDTH_NARROW)?
            .text(days.compactMap { format?.text($0) } + [clock].compactMap(\.self))
    }
}
