import Charts

struct LogScale: View {
    let samples: [(dose: Double, response: Double)]

    var body: some View {
        Chart(samples, id: \.dose) {
            PointMark(x: .value("Dose", $0.dose), y: .value("Response", $0.response))
                .symbol(.cross)
        }
        .chartXScale(domain: 0.01...1000, type: .log)
        .chartXAxis {
            AxisMarks(values: [0.01, 0.1, 1, 10, 100, 1000]) { value in
                AxisGridLine()
                AxisValueLabel(anchor: .top) {
                    if let dose = value.as(Double.self) { Text(dose, format: .number) }
                }
            }
        }
    }
}
