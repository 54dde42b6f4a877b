import Charts

struct FunctionCurves: View {
    @State private var frequency = 1.0

    var body: some View {
        VStack {
            Chart {
                LinePlot(x: "x", y: "sin") { x in sin(x * 2) }
                    .foregroundStyle(.blue)
                LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { t in
                    (x: cos(t), y: sin(t))
                }
                .foregroundStyle(.red)
                AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in
                    (yStart: sin(x) - 0.2, yEnd: sin(x) + 0.2)
                }
                .foregroundStyle(.gray.opacity(0.2))
            }
            .chartXScale(domain: -4...4)
            .chartYScale(domain: -2...2)
            Slider(value: $frequency, in: 1...5)
        }
    }
}
