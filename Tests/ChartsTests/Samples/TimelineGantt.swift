import Charts

struct TimelineGantt: View {
    struct Task: Identifiable {
        let name: String
        let start, end: Date
        let isDone: Bool
        var id: String { name }
    }

    var tasks: [Task]

    var body: some View {
        Chart(tasks) { task in
            BarMark(
                xStart: .value("Start", task.start), xEnd: .value("End", task.end), y: .value("Task", task.name),
                height: .inset(4)
            )
            .foregroundStyle(task.isDone ? .green : .blue)
            .annotation(position: .trailing, alignment: .leading, spacing: 2) {
                if task.isDone { Image(systemName: "checkmark.circle.fill") }
            }
        }
        .chartXAxis {
            AxisMarks(position: .top, values: .stride(by: .month)) {
                AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
                AxisGridLine(centered: false)
            }
        }
        .frame(height: CGFloat(tasks.count) * 40)
    }
}
