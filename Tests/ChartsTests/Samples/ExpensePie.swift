import Charts

struct ExpensePie: View {
    struct Category: Identifiable {
        let name: String
        let total: Double
        var id: String { name }
    }

    let categories: [Category]
    @State private var selectedAngle: Double?

    private var selected: Category? {
        guard let selectedAngle else { return nil }
        var sum = 0.0
        return categories.first {
            sum += $0.total
            return selectedAngle <= sum
        }
    }

    var body: some View {
        Chart(categories) { category in
            SectorMark(
                angle: .value("Total", category.total), innerRadius: .ratio(0.618),
                outerRadius: selected?.id == category.id ? .ratio(1) : .ratio(0.92), angularInset: 1.5
            )
            .cornerRadius(5)
            .foregroundStyle(by: .value("Category", category.name))
            .opacity(selected == nil || selected?.id == category.id ? 1 : 0.4)
        }
        .chartAngleSelection(value: $selectedAngle)
        .chartLegend(alignment: .center, spacing: 18)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let plotFrame = proxy.plotFrame {
                    let frame = geometry[plotFrame]
                    VStack {
                        Text(selected?.name ?? "Total").font(.callout).foregroundStyle(.secondary)
                        Text(selected?.total ?? 0, format: .number).font(.title2.bold())
                    }
                    .position(x: frame.midX, y: frame.midY)
                }
            }
        }
        .scaledToFit()
    }
}
