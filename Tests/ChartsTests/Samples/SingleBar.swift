import Charts

struct SingleBar: View {
    let used: [(name: String, size: Double)]

    var body: some View {
        Chart(used, id: \.name) { element in
            BarMark(x: .value("Size", element.size))
                .foregroundStyle(by: .value("Category", element.name))
        }
        .chartPlotStyle { plotArea in
            plotArea.background(Color.gray.opacity(0.2)).cornerRadius(8)
        }
        .chartXScale(domain: 0...128)
        .chartXAxis(.hidden)
        .chartYScale(range: .plotDimension(endPadding: -8))
        .chartLegend(position: .bottom, spacing: 8)
        .chartLegend(.visible)
        .frame(height: 50)
    }
}
