import Charts

struct HeartRateRange: View {
    struct Range: Identifiable {
        let weekday: Date
        let minimum, maximum, average: Int
        var id: Date { weekday }
    }

    let data: [Range]
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Chart(data, id: \.weekday) { point in
            Plot {
                BarMark(
                    x: .value("Day", point.weekday, unit: .day), yStart: .value("Minimum", point.minimum),
                    yEnd: .value("Maximum", point.maximum), width: .fixed(6)
                )
                .clipShape(Capsule())
                .foregroundStyle(Color.red.opacity(colorScheme == .dark ? 0.8 : 0.6))
                RectangleMark(
                    x: .value("Day", point.weekday, unit: .day), y: .value("Average", point.average), width: .fixed(6),
                    height: .fixed(2))
            }
            .accessibilityLabel(point.weekday.formatted(date: .complete, time: .omitted))
            .accessibilityValue("\(point.minimum) to \(point.maximum) beats per minute")
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { value in
                AxisTick()
                AxisGridLine()
                AxisValueLabel(format: .dateTime.weekday(.abbreviated).day())
            }
        }
    }
}
