import Charts

struct StreamGraph: View {
    let plays: [(week: Int, genre: String, count: Double)]

    var body: some View {
        Chart(plays.indices, id: \.self) { index in
            AreaMark(
                x: .value("Week", plays[index].week), y: .value("Count", plays[index].count), stacking: .center
            )
            .foregroundStyle(by: .value("Genre", plays[index].genre))
            .interpolationMethod(.catmullRom)
        }
        .chartYAxis(.hidden)
    }
}
