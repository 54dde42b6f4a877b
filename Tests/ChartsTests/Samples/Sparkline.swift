import Charts

struct Sparkline: View {
    let values: [Int]
    var tint: Color = .green

    var body: some View {
        Chart {
            ForEach(values.indices, id: \.self) { index in
                LineMark(x: .value("Index", index), y: .value("Value", values[index]))
            }
            .foregroundStyle(tint)
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartLegend(.hidden)
        .frame(width: 80, height: 32)
    }
}
