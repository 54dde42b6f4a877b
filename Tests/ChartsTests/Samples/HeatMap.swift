import Charts

struct HeatMap: View {
    struct Cell: Identifiable {
        let actual, predicted: String
        let share: Double
        var id: String { actual + predicted }
    }

    let cells: [Cell]

    var body: some View {
        Chart(cells) { cell in
            RectangleMark(x: .value("Actual", cell.actual), y: .value("Predicted", cell.predicted))
                .foregroundStyle(by: .value("Share", cell.share))
                .annotation(position: .overlay) { Text(cell.share, format: .percent).font(.caption2) }
        }
        .chartForegroundStyleScale(domain: 0...1, range: Gradient(colors: [.yellow, .red]))
        .chartYAxis { AxisMarks(preset: .inset, position: .leading) }
        .aspectRatio(1, contentMode: .fit)
    }
}
