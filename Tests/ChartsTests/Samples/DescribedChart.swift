import Charts

struct DescribedChart: View, AXChartDescriptorRepresentable {
    let sales: [(name: String, count: Int)]

    var body: some View {
        Chart(sales, id: \.name) {
            BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count))
        }
        .accessibilityChartDescriptor(self)
    }

    func makeChartDescriptor() -> AXChartDescriptor {
        let xAxis = AXCategoricalDataAxisDescriptor(title: "Name", categoryOrder: sales.map(\.name))
        let yAxis = AXNumericDataAxisDescriptor(
            title: "Count", range: 0...Double(sales.map(\.count).max() ?? 0), gridlinePositions: []
        ) { value in "\(Int(value)) sold" }
        let series = AXDataSeriesDescriptor(
            name: "Sales", isContinuous: false, dataPoints: sales.map { .init(x: $0.name, y: Double($0.count)) })
        return AXChartDescriptor(
            title: "Sales", summary: nil, xAxis: xAxis, yAxis: yAxis, additionalAxes: [], series: [series])
    }
}
