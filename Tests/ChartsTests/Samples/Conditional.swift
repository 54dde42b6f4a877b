import Charts

struct Conditional: View {
    enum Style { case bars, lines, points }

    let style: Style
    let values: [Double]
    var showsAverage = true

    var average: Double { values.reduce(0, +) / Double(max(values.count, 1)) }

    @ChartContentBuilder
    private func marks(_ index: Int) -> some ChartContent {
        let x = PlottableValue.value("Index", index)
        let y = PlottableValue.value("Value", values[index])
        switch style {
        case .bars: BarMark(x: x, y: y)
        case .lines: LineMark(x: x, y: y)
        case .points: PointMark(x: x, y: y)
        }
    }

    var body: some View {
        Chart {
            ForEach(values.indices, id: \.self) { marks($0) }
            if showsAverage {
                RuleMark(y: .value("Average", average)).foregroundStyle(.secondary)
            } else {
                AnyChartContent(PointMark(x: .value("Index", 0), y: .value("Value", 0)))
            }
        }
    }
}
