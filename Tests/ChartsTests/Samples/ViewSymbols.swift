import Charts

struct ViewSymbols: View {
    let weather: [(day: String, degrees: Int, symbol: String)]

    var body: some View {
        Chart(weather, id: \.day) { item in
            LineMark(x: .value("Day", item.day), y: .value("Degrees", item.degrees))
                .foregroundStyle(.secondary)
            PointMark(x: .value("Day", item.day), y: .value("Degrees", item.degrees))
                .symbol {
                    Image(systemName: item.symbol).font(.title3)
                }
                .annotation(position: .bottom, spacing: 2) { context in
                    Text("\(item.degrees)°").font(.caption).frame(minWidth: context.targetSize.width)
                }
        }
        .chartYAxis(.hidden)
    }
}
