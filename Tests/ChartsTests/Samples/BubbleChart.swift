import Charts

struct BubbleChart: View {
    let countries: [(name: String, wealth: Double, life: Double, people: Double, region: String)]

    var body: some View {
        Chart(countries, id: \.name) { country in
            PointMark(x: .value("Wealth", country.wealth), y: .value("Life", country.life))
                .foregroundStyle(by: .value("Region", country.region))
                .symbolSize(by: .value("People", country.people))
                .opacity(0.7)
        }
        .chartSymbolSizeScale(range: 20...900)
        .chartYScale(domain: 40...90)
    }
}
