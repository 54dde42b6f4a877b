import Charts

struct ErrorBars: View {
    let trials: [(name: String, mean: Double, deviation: Double)]

    var body: some View {
        Chart {
            ForEach(trials, id: \.name) { trial in
                BarMark(x: .value("Trial", trial.name), y: .value("Mean", trial.mean))
                    .foregroundStyle(.mint)
                RuleMark(
                    x: .value("Trial", trial.name), yStart: .value("Low", trial.mean - trial.deviation),
                    yEnd: .value("High", trial.mean + trial.deviation)
                )
                .lineStyle(.init(lineWidth: 2, lineCap: .round))
                .foregroundStyle(.primary)
            }
        }
    }
}
