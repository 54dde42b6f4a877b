import Charts

struct DarkBackground: View {
    let values = [3.0, 7, 4, 9, 6]

    var body: some View {
        Chart(Array(zip(values.indices, values)), id: \.0) { index, value in
            BarMark(x: .value("Index", "\(index)"), y: .value("Value", value), width: .ratio(0.5))
                .foregroundStyle(Color.white.opacity(0.8).gradient)
                .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
        }
        .chartXAxis {
            AxisMarks { AxisValueLabel().foregroundStyle(.white).font(.caption2.bold()) }
        }
        .chartYAxis {
            AxisMarks(values: .automatic(desiredCount: 3)) {
                AxisGridLine().foregroundStyle(.white.opacity(0.3))
                AxisValueLabel().foregroundStyle(.white)
            }
        }
        .padding()
        .background(.indigo.gradient, in: RoundedRectangle(cornerRadius: 16))
    }
}
