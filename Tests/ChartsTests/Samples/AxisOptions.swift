import Charts

struct AxisOptions: View {
    let points: [CGPoint]

    var body: some View {
        Chart(points, id: \.x) { point in
            LineMark(x: .value("x", point.x), y: .value("y", point.y))
        }
        .chartXAxis {
            AxisMarks(preset: .extended, position: .bottom, values: .stride(by: 10)) { value in
                AxisGridLine()
                AxisTick(length: 6, stroke: StrokeStyle(lineWidth: 1))
                AxisValueLabel(orientation: .vertical, verticalSpacing: 2)
            }
            AxisMarks(position: .top, values: .automatic(desiredCount: 3))
        }
        .chartYAxis {
            AxisMarks(position: .leading, values: .automatic(minimumStride: 5, desiredCount: 5)) { value in
                AxisTick(centered: true, length: .longestLabel)
                AxisValueLabel(
                    multiLabelAlignment: .trailing,
                    collisionResolution: .greedy(priority: Double(value.index), minimumSpacing: 4),
                    horizontalSpacing: 8)
            }
            AxisMarks(position: .trailing)
        }
        .chartXAxisLabel(position: .bottom, alignment: .trailing) { Text("Seconds").italic() }
        .chartYAxisLabel("Meters", position: .leading, alignment: .center, spacing: 2)
        .chartXAxisStyle { $0.background(.blue.opacity(0.05)) }
    }
}
