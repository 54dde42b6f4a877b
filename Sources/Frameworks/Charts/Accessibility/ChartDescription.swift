import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The data of a chart for assistive technology: a row for each mark, or a summary of each series of many.
struct ChartDescription: View {
    let plan: ChartPlan

    var body: some View {
        let rows = rows
        if !rows.isEmpty {
            Color.clear.accessibilityChildren { ChartTable(rows: rows) }.allowsHitTesting(false)
        }
    }

    private var rows: [ChartTableRow] {
        let marks = plan.model.marks
        var read: [Mark] = []
        for mark in marks where Self.isRead(mark) {
            if read.count == ChartTable.limit { return summaries() }
            read.append(mark)
        }
        return read.map(row)
    }

    private static func isRead(_ mark: Mark) -> Bool {
        mark.kind != .rule && !(mark.details?.traits.accessibility.isHidden ?? false)
    }

    private func row(_ mark: Mark) -> ChartTableRow {
        let collector = plan.model.collector
        let own = mark.details?.traits.accessibility
        if mark.kind == .sector {
            return ChartTableRow(
                label: own?.label ?? Text(verbatim: PlotText.place(mark.color, collector.color)),
                value: own?.value ?? Text(verbatim: PlotText.number(mark.angle)))
        }
        let isHorizontal = collector.valueAxis(of: mark) == .horizontal
        let place = isHorizontal ? mark.y : mark.x
        var names: [String] = []
        if place.hasValues { names.append(PlotText.place(place.middle, isHorizontal ? collector.y : collector.x)) }
        if !mark.color.isNaN { names.append(PlotText.place(mark.color, collector.color)) }
        let value = PlotText.value(
            of: mark, isHorizontal ? collector.x : collector.y, isHorizontal ? .vertical : .horizontal)
        return ChartTableRow(
            label: own?.label ?? Text(verbatim: names.joined(separator: ", ")),
            value: own?.value ?? (value.isEmpty ? nil : Text(verbatim: value)))
    }

    /// The number of values of each series, with the least and the greatest.
    private func summaries() -> [ChartTableRow] {
        struct Series {
            var count = 0
            var least = Double.infinity
            var greatest = -Double.infinity
        }
        let collector = plan.model.collector
        let isColored = collector.color.kind == .category
        // The first series has the marks without a color.
        var series = Array(repeating: Series(), count: isColored ? collector.color.categories.count + 1 : 1)
        for mark in plan.model.marks where Self.isRead(mark) {
            let place = isColored && !mark.color.isNaN ? Int(mark.color) + 1 : 0
            series[place].count += 1
            let extent = mark.kind == .bar && collector.valueAxis(of: mark) == .horizontal ? mark.x : mark.y
            guard extent.hasValues, extent.middle.isFinite else { continue }
            let value = extent.form == .range && !mark.hasOwnRange ? extent.upper - extent.lower : extent.middle
            series[place].least = min(series[place].least, value)
            series[place].greatest = max(series[place].greatest, value)
        }
        return series.enumerated().filter { $0.element.count > 0 }.prefix(ChartTable.limit).map { place, found in
            let name = place == 0 ? "" : PlotText.place(Double(place - 1), collector.color) + ", "
            let bounds =
                found.least <= found.greatest && collector.y.kind == .number
                ? "\(PlotText.number(found.least)) – \(PlotText.number(found.greatest))" : ""
            return ChartTableRow(label: name + found.count.formatted(), value: bounds)
        }
    }
}
