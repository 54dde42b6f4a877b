import Charts

struct Percentages: View {
    let answers: [(question: String, answer: String, count: Int)]

    var body: some View {
        Chart(answers, id: \.count) { item in
            BarMark(x: .value("Count", item.count), y: .value("Question", item.question), stacking: .normalized)
                .foregroundStyle(by: .value("Answer", item.answer))
        }
        .chartXAxis {
            AxisMarks(values: [0, 0.25, 0.5, 0.75, 1]) {
                AxisGridLine()
                AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
            }
        }
        .chartForegroundStyleScale(domain: ["yes", "no", "maybe"], range: [Color.green, .red, .gray])
    }
}
