import Charts

struct WaterfallSteps: View {
    struct Step: Identifiable {
        let id: Int
        let name: String
        let change: Double
    }

    let steps: [Step]

    private var totals: [(step: Step, start: Double, end: Double)] {
        var total = 0.0
        return steps.map { step in
            defer { total += step.change }
            return (step, total, total + step.change)
        }
    }

    var body: some View {
        Chart(totals, id: \.step.id) { item in
            BarMark(
                x: .value("Step", item.step.name), yStart: .value("Start", item.start), yEnd: .value("End", item.end)
            )
            .foregroundStyle(item.step.change < 0 ? Color.red : Color.green)
            .cornerRadius(2, style: .circular)
        }
        .chartXAxis {
            AxisMarks { value in
                AxisValueLabel(collisionResolution: .disabled) {
                    Text(value.as(String.self) ?? "").rotationEffect(.degrees(-30))
                }
            }
        }
    }
}
