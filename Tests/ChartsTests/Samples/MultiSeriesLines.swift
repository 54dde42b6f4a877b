import Charts

struct MultiSeriesLines: View {
    struct Series: Identifiable {
        let city: String
        let sales: [(weekday: Date, count: Int)]
        var id: String { city }
    }

    let series: [Series]

    var body: some View {
        Chart(series) { series in
            ForEach(series.sales, id: \.weekday) { element in
                LineMark(x: .value("Day", element.weekday, unit: .day), y: .value("Sales", element.count))
            }
            .foregroundStyle(by: .value("City", series.city))
            .symbol(by: .value("City", series.city))
            .interpolationMethod(.catmullRom)
        }
        .chartForegroundStyleScale(["San Francisco": Color.purple, "Cupertino": Color.green])
        .chartSymbolScale([
            "San Francisco": Circle().strokeBorder(lineWidth: 2), "Cupertino": Circle().strokeBorder(lineWidth: 1),
        ])
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { _ in
                AxisTick()
                AxisGridLine()
                AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
            }
        }
        .chartLegend(position: .top)
    }
}
