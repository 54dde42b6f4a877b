import Charts

struct LegendOfViews: View {
    let lines: [(team: String, week: Int, points: Int)]

    var body: some View {
        Chart(lines, id: \.week) {
            LineMark(x: .value("Week", $0.week), y: .value("Points", $0.points))
                .foregroundStyle(by: .value("Team", $0.team))
        }
        .chartForegroundStyleScale(domain: ["A", "B"], mapping: { $0 == "A" ? Color.blue : .red })
        .chartLegend(position: .overlay, alignment: .topTrailing) {
            HStack {
                ForEach(["A", "B"], id: \.self) { Label($0, systemImage: "circle.fill").labelStyle(.titleAndIcon) }
            }
            .font(.caption)
        }
    }
}
