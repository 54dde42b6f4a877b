import Charts

struct ScrollingDays: View {
    let data: [(day: Date, sales: Int)]
    @State private var scrollPosition = Date.now

    var body: some View {
        Chart(data, id: \.day) {
            BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 3600 * 24 * 30)
        .chartScrollTargetBehavior(
            .valueAligned(matching: .init(hour: 0), majorAlignment: .matching(.init(day: 1)))
        )
        .chartScrollPosition(x: $scrollPosition)
        .chartXAxis {
            AxisMarks(values: .stride(by: .day, count: 7)) {
                AxisTick()
                AxisGridLine()
                AxisValueLabel(format: .dateTime.month().day())
            }
        }
    }
}
