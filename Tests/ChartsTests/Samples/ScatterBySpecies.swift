import Charts

struct ScatterBySpecies: View {
    struct Flower: Identifiable {
        let id: Int
        let species: String
        let petal, sepal: Double
    }

    let flowers: [Flower]

    var body: some View {
        Chart {
            PointPlot(flowers, x: .value("Petal", \.petal), y: .value("Sepal", \.sepal))
                .foregroundStyle(by: .value("Species", \.species))
                .symbol(by: .value("Species", \.species))
        }
        .chartSymbolScale(range: [.circle, .square, .triangle] as [BasicChartSymbolShape])
        .chartXAxisLabel("Petal", alignment: .center)
        .chartYAxisLabel("Sepal")
    }
}
