import Charts
import SwiftUI

/// Bars whose values change with a segmented control.
struct StepsCard: View {
    private enum Week: String, CaseIterable, Identifiable {
        case this = "This week"
        case last = "Last week"
        var id: Self { self }

        var steps: [(day: String, count: Int)] {
            let counts =
                self == .this
                ? [6200, 8400, 7100, 9900, 5300, 12100, 10400] : [7400, 5200, 9800, 6100, 8700, 9300, 4600]
            return zip(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], counts).map { ($0, $1) }
        }
    }

    @State private var week = Week.this

    private var mean: Int { week.steps.map(\.count).reduce(0, +) / 7 }

    var body: some View {
        DataCard(title: "Steps", detail: "\(mean.formatted()) a day") {
            Picker("Week", selection: $week.animation(.snappy)) {
                ForEach(Week.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            Chart {
                ForEach(week.steps, id: \.day) { entry in
                    BarMark(x: .value("Day", entry.day), y: .value("Steps", entry.count))
                }
                RuleMark(y: .value("Mean", mean))
                    .foregroundStyle(.orange)
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
            }
            .chartYScale(domain: 0...14000)
            .frame(height: 180)
            .padding(.top, 8)
        }
    }
}
