import Charts

struct SelectableLine: View {
    struct Point: Identifiable {
        let date: Date
        let value: Double
        var id: Date { date }
    }

    let points: [Point]
    @State private var rawSelectedDate: Date?
    @State private var range: ClosedRange<Date>?

    var selectedPoint: Point? {
        guard let rawSelectedDate else { return nil }
        return points.first { Calendar.current.isDate($0.date, inSameDayAs: rawSelectedDate) }
    }

    var body: some View {
        Chart {
            ForEach(points) { LineMark(x: .value("Date", $0.date, unit: .day), y: .value("Value", $0.value)) }
            if let selectedPoint {
                RuleMark(x: .value("Selected", selectedPoint.date, unit: .day))
                    .foregroundStyle(Color.gray.opacity(0.3))
                    .offset(yStart: -10)
                    .zIndex(-1)
                    .annotation(
                        position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
                    ) {
                        popover(for: selectedPoint)
                    }
            }
        }
        .chartXSelection(value: $rawSelectedDate)
        .chartXSelection(range: $range)
    }

    private func popover(for point: Point) -> some View {
        VStack(alignment: .leading) {
            Text(point.date, style: .date).font(.caption)
            Text(point.value, format: .number.precision(.fractionLength(1))).font(.title3.bold())
        }
        .padding(6)
        .background {
            RoundedRectangle(cornerRadius: 4).foregroundStyle(Color.gray.opacity(0.12))
        }
    }
}
