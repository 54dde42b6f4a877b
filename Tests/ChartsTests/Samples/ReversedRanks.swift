import Charts

struct ReversedRanks: View {
    let ranks: [(year: Int, rank: Int)]

    var body: some View {
        Chart(ranks, id: \.year) {
            LineMark(x: .value("Year", $0.year), y: .value("Rank", $0.rank))
                .interpolationMethod(.stepEnd)
                .symbol(.square)
        }
        .chartXScale(domain: 1990...2024, range: .plotDimension(padding: 12))
        .chartYScale(domain: .automatic(includesZero: false, reversed: true))
        .chartXAxis {
            AxisMarks(values: .stride(by: 10)) { AxisValueLabel(format: IntegerFormatStyle<Int>().grouping(.never)) }
        }
    }
}
