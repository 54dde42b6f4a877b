import Charts

struct GradientArea: View {
    let points: [Double]
    let gradient = LinearGradient(
        gradient: Gradient(colors: [.accentColor.opacity(0.6), .accentColor.opacity(0.05)]), startPoint: .top,
        endPoint: .bottom)

    var body: some View {
        Chart(Array(points.enumerated()), id: \.offset) { index, value in
            AreaMark(x: .value("Index", index), y: .value("Value", value))
                .foregroundStyle(gradient)
                .interpolationMethod(.cardinal)
                .alignsMarkStylesWithPlotArea()
            LineMark(x: .value("Index", index), y: .value("Value", value))
                .interpolationMethod(.cardinal)
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartPlotStyle { $0.background(.quaternary.opacity(0.2)) }
    }
}
