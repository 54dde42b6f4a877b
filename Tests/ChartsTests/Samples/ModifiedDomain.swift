import Charts

struct ModifiedDomain: View {
    let values: [Int]

    var body: some View {
        Chart(values, id: \.self) { PointMark(x: .value("Value", $0)) }
            .chartXScale(
                domain: .automatic(dataType: Int.self) { domain in
                    domain.append(100)
                }
            )
            .chartYAxis { AxisMarks(values: [0]) }
    }
}
