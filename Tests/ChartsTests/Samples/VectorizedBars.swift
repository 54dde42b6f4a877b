import Charts

struct VectorizedBars: View {
    struct Item {
        let name: String
        let count: Int
        let shade: CGFloat
    }

    let items: [Item]

    var body: some View {
        Chart {
            BarPlot(items, x: .value("Count", \.count), y: .value("Name", \.name), height: .ratio(0.7))
                .opacity(\.shade)
            RulePlot(items, x: .value("Count", \.count))
                .foregroundStyle(.gray)
        }
    }
}
