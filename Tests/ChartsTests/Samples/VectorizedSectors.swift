import Charts

struct VectorizedSectors: View {
    struct Slice: Identifiable {
        let id: Int
        let name: String
        let share: Double
    }

    let slices: [Slice]

    var body: some View {
        Chart {
            SectorPlot(slices, angle: .value("Share", \.share), innerRadius: .fixed(40), angularInset: 2)
                .foregroundStyle(by: .value("Name", \.name))
        }
        .chartLegend(position: .trailing, alignment: .center)
        .frame(width: 240, height: 160)
    }
}
