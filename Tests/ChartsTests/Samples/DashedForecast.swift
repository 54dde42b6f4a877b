import Charts

struct DashedForecast: View {
    let actual: [(day: Int, value: Double)]
    let forecast: [(day: Int, value: Double)]

    var body: some View {
        Chart {
            ForEach(actual, id: \.day) {
                LineMark(x: .value("Day", $0.day), y: .value("Value", $0.value), series: .value("Kind", "Actual"))
                    .lineStyle(by: .value("Kind", "Actual"))
            }
            ForEach(forecast, id: \.day) {
                LineMark(x: .value("Day", $0.day), y: .value("Value", $0.value), series: .value("Kind", "Forecast"))
                    .lineStyle(by: .value("Kind", "Forecast"))
            }
        }
        .chartLineStyleScale([
            "Actual": StrokeStyle(lineWidth: 2), "Forecast": StrokeStyle(lineWidth: 2, dash: [6, 4]),
        ])
    }
}
