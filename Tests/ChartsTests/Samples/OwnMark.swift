import Charts

struct OwnMark: ChartContent {
    let name: String
    let low, high, middle: Double

    var body: some ChartContent {
        RuleMark(x: .value("Name", name), yStart: .value("Low", low), yEnd: .value("High", high))
        PointMark(x: .value("Name", name), y: .value("Middle", middle))
            .symbol(.diamond)
            .symbolSize(80)
    }
}

struct OwnMarkChart: View {
    var body: some View {
        Chart {
            OwnMark(name: "A", low: 1, high: 4, middle: 2)
            OwnMark(name: "B", low: 2, high: 6, middle: 5)
                .foregroundStyle(.orange)
        }
    }
}
