import Charts

struct Histogram: View {
    let durations: [Double]

    private var bins: [(range: ChartBinRange<Double>, count: Int)] {
        let bins = NumberBins(data: durations, desiredCount: 12)
        let groups = Dictionary(grouping: durations, by: bins.index)
        return groups.map { (range: bins[$0.key], count: $0.value.count) }
    }

    var body: some View {
        Chart(bins, id: \.range) { element in
            BarMark(x: .value("Duration", element.range), y: .value("Count", element.count))
        }
        .chartXScale(domain: .automatic(includesZero: false))
    }
}
