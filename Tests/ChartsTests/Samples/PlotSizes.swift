import Charts

struct PlotSizes: View {
    let names = ["One", "Two", "Three"]

    var body: some View {
        Chart(names, id: \.self) { name in
            BarMark(x: .value("Length", name.count), y: .value("Name", name))
        }
        .chartPlotStyle { plotArea in
            plotArea
                .frame(height: 60 * CGFloat(names.count))
                .background(.orange.opacity(0.1))
                .border(.orange, width: 1)
        }
        .chartYAxis {
            AxisMarks(preset: .extended, position: .leading) { _ in
                AxisValueLabel(horizontalSpacing: 15).font(.footnote)
            }
        }
    }
}
