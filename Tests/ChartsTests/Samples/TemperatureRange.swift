import Charts

struct TemperatureRange: View {
    let months: [(month: String, low: Double, high: Double, mean: Double)]

    var body: some View {
        Chart(months, id: \.month) {
            AreaMark(x: .value("Month", $0.month), yStart: .value("Low", $0.low), yEnd: .value("High", $0.high))
                .opacity(0.3)
            LineMark(x: .value("Month", $0.month), y: .value("Mean", $0.mean))
        }
        .chartYAxis {
            AxisMarks { value in
                AxisGridLine()
                AxisTick()
                AxisValueLabel {
                    Text(Measurement(value: value.as(Double.self) ?? 0, unit: UnitTemperature.celsius).formatted())
                }
            }
        }
    }
}
