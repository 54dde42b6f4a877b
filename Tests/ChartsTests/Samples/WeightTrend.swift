import Charts

struct WeightTrend: View {
    struct Entry: Identifiable {
        let id = UUID()
        let date: Date
        let kilograms: Double
    }

    var entries: [Entry]
    var goal: Double = 70

    private var domain: ClosedRange<Double> {
        let values = entries.map(\.kilograms) + [goal]
        return (values.min() ?? 0) - 2...(values.max() ?? 100) + 2
    }

    var body: some View {
        Chart {
            ForEach(entries) { entry in
                LineMark(x: .value("Date", entry.date), y: .value("Weight", entry.kilograms))
                    .interpolationMethod(.catmullRom)
                    .lineStyle(StrokeStyle(lineWidth: 3))
                PointMark(x: .value("Date", entry.date), y: .value("Weight", entry.kilograms))
                    .symbolSize(30)
            }
            RuleMark(y: .value("Goal", goal))
                .foregroundStyle(.red)
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
                .annotation(position: .top, alignment: .trailing) {
                    Text("Goal").font(.caption2).foregroundColor(.red)
                }
        }
        .chartYScale(domain: domain)
        .chartXAxis { AxisMarks(values: .automatic(desiredCount: 4)) }
    }
}
