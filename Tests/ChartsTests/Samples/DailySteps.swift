import Charts

struct DailySteps: View {
    struct Day: Identifiable {
        let date: Date
        let steps: Int
        var id: Date { date }
    }

    let days: [Day]

    var body: some View {
        Chart(days) { day in
            BarMark(x: .value("Day", day.date, unit: .day), y: .value("Steps", day.steps))
                .foregroundStyle(.green.gradient)
                .cornerRadius(3)
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { _ in
                AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
            }
        }
        .chartYAxis(.hidden)
        .frame(height: 120)
    }
}
