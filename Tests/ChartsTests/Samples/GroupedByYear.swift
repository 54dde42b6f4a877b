import Charts

struct GroupedByYear: View {
    let values: [(quarter: String, year: Int, revenue: Double)]

    var body: some View {
        Chart(values, id: \.revenue) { item in
            BarMark(x: .value("Quarter", item.quarter), y: .value("Revenue", item.revenue), width: .fixed(14))
                .foregroundStyle(by: .value("Year", String(item.year)))
                .position(by: .value("Year", String(item.year)), axis: .horizontal, span: .ratio(0.8))
        }
        .chartYAxis {
            AxisMarks(position: .leading, values: .automatic) { value in
                AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2]))
                AxisValueLabel {
                    if let revenue = value.as(Double.self) {
                        Text("\(Int(revenue / 1000))k")
                    }
                }
            }
        }
    }
}
