import Charts

struct MaskedLine: View {
    let values: [Double]

    var body: some View {
        Chart {
            ForEach(values.indices, id: \.self) { index in
                AreaMark(x: .value("Index", index), y: .value("Value", values[index]))
                    .foregroundStyle(
                        .linearGradient(colors: [.green, .yellow, .red], startPoint: .bottom, endPoint: .top)
                    )
                    .alignsMarkStylesWithPlotArea()
            }
            .mask {
                RectangleMark(xStart: .value("Start", 0), xEnd: .value("End", 3))
            }
            .compositingLayer()
        }
        .chartYScale(domain: 0...10)
    }
}
