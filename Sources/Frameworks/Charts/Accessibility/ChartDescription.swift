import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The data of a chart for assistive technology: a table with a row for each mark, or for each series of many.
struct ChartDescription: View {
    let plan: ChartPlan

    /// More marks than this are summed up. A reader of a long chart needs its summary, and a page its bytes.
    nonisolated static let limit = 30

    var body: some View {
        let table = table
        if !table.rows.isEmpty {
            // Browsers hide fully transparent views from assistive technology.
            Spacer().dataTable(table).opacity(0.001).allowsHitTesting(false)
        }
    }

    private var table: DataTable {
        let marks = plan.model.marks
        var read: [Mark] = []
        for index in marks.indices where Self.isRead(marks[index]) {
            if read.count == Self.limit { return summaries() }
            read.append(marks[index])
        }
        return table(of: read)
    }

    private static func isRead(_ mark: Mark) -> Bool {
        mark.kind != .rule && !(mark.details?.traits.accessibility.isHidden ?? false)
    }

    // MARK: Rows of marks

    private struct Row {
        var place: String
        var series: String
        var value: String
        /// The words of the author.
        var own: MarkAccessibility?

        var label: Text { own?.label ?? Text(verbatim: place) }
        var amount: Text { own?.value ?? Text(verbatim: value) }
    }

    private func table(of marks: [Mark]) -> DataTable {
        let collector = plan.model.collector
        guard let first = marks.first else { return DataTable(rows: []) }
        let rows = marks.map(row)
        let isHorizontal = first.kind != .sector && collector.valueAxis(of: first) == .horizontal
        let (place, value) =
            first.kind == .sector
            ? (collector.color, collector.angle)
            : isHorizontal ? (collector.y, collector.x) : (collector.x, collector.y)
        guard rows.contains(where: { !$0.series.isEmpty }) else {
            return DataTable(
                caption: plan.model.title, columns: [place.label.text, value.label.text],
                rows: rows.map { [$0.label, $0.amount] })
        }
        return DataTable(
            caption: plan.model.title, columns: [place.label.text, collector.color.label.text, value.label.text],
            rows: rows.map { [$0.label, Text(verbatim: $0.series), $0.amount] })
    }

    private func row(_ mark: Mark) -> Row {
        let collector = plan.model.collector
        let own = mark.details?.traits.accessibility
        if mark.kind == .sector {
            return Row(
                place: PlotText.place(mark.color, collector.color), series: "", value: PlotText.number(mark.angle),
                own: own)
        }
        let isHorizontal = collector.valueAxis(of: mark) == .horizontal
        let extent = isHorizontal ? mark.y : mark.x
        let place = extent.hasValues ? PlotText.place(extent.middle, isHorizontal ? collector.y : collector.x) : ""
        let series = mark.color.isNaN ? "" : PlotText.place(mark.color, collector.color)
        return Row(
            place: place,
            // Bars in the colors of their places need no further name.
            series: own?.label != nil || series == place ? "" : series,
            value: PlotText.value(
                of: mark, isHorizontal ? collector.x : collector.y, isHorizontal ? .vertical : .horizontal),
            own: own)
    }

    /// The titles and the values of the rows of a table that has no other texts; empty for another table.
    var plainRows: [(title: String, value: String)] {
        let marks = plan.model.marks
        guard marks.count <= 2 * Self.limit else { return [] }
        let read = marks.filter(Self.isRead)
        guard read.count <= Self.limit else { return [] }
        let rows = read.map(row)
        let isPlain = rows.allSatisfy { $0.series.isEmpty && $0.own?.label == nil && $0.own?.value == nil }
        return isPlain ? rows.map { ($0.place, $0.value) } : []
    }

    // MARK: Summaries

    /// The number of values of each series, with the least and the greatest.
    private func summaries() -> DataTable {
        struct Series {
            var count = 0
            var least = Double.infinity
            var greatest = -Double.infinity
        }
        let collector = plan.model.collector
        let isColored = collector.color.kind == .category
        // The first series has the marks without a color.
        var series = Array(repeating: Series(), count: isColored ? collector.color.categories.count + 1 : 1)
        let marks = plan.model.marks
        for index in marks.indices where Self.isRead(marks[index]) {
            let mark = marks[index]
            let place = isColored && !mark.color.isNaN ? Int(mark.color) + 1 : 0
            series[place].count += 1
            let extent = mark.kind == .bar && collector.valueAxis(of: mark) == .horizontal ? mark.x : mark.y
            guard extent.hasValues, extent.middle.isFinite else { continue }
            let value = extent.form == .range && !mark.hasOwnRange ? extent.upper - extent.lower : extent.middle
            series[place].least = min(series[place].least, value)
            series[place].greatest = max(series[place].greatest, value)
        }
        let rows = series.enumerated().filter { $0.element.count > 0 }.prefix(Self.limit).map { place, found in
            let bounds =
                found.least <= found.greatest && collector.y.kind == .number
                ? "\(PlotText.number(found.least)) – \(PlotText.number(found.greatest))" : ""
            let name = place == 0 ? "" : PlotText.place(Double(place - 1), collector.color)
            return (isColored ? [name] : []) + [found.count.formatted(), bounds]
        }
        return DataTable(
            caption: plan.model.title,
            columns: (isColored ? [collector.color.label.text] : []) + [nil, collector.y.label.text],
            rows: rows.map { $0.map { Text(verbatim: $0) } })
    }
}
