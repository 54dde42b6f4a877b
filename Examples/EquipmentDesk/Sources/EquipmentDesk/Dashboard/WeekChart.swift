import Charts
import SwiftUI

/// The loans that began in each of the last eight weeks, by category.
struct WeekChart: View {
    let loans: [Loan]
    @State private var selection: Date?

    var body: some View {
        Chart {
            ForEach(recent) { loan in
                BarMark(
                    x: .value("Week", loan.start, unit: .weekOfYear), y: .value("Loans", 1)
                )
                .foregroundStyle(by: .value("Category", name(of: loan)))
            }
            if let week {
                RuleMark(x: .value("Week", week.start, unit: .weekOfYear))
                    .foregroundStyle(.secondary.opacity(0.4))
                    .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
                        Text("\(count(in: week)) loans").font(.caption.bold())
                    }
            }
        }
        .chartForegroundStyleScale(
            domain: Category.allCases.map { String(localized: $0.title) }, range: Category.allCases.map(\.color)
        )
        .chartXScale(domain: span)
        .chartXAxis {
            AxisMarks(values: .stride(by: .weekOfYear, count: 2)) {
                AxisGridLine()
                AxisValueLabel(format: .dateTime.day().month(.abbreviated))
            }
        }
        .chartYAxis { AxisMarks(values: .automatic(minimumStride: 1)) }
        .chartXSelection(value: $selection)
        .frame(height: 200)
        .animation(.default, value: loans.count)
    }

    private var calendar: Calendar { .current }

    /// The weeks that the chart shows.
    private var span: ClosedRange<Date> {
        let this = calendar.dateInterval(of: .weekOfYear, for: .now) ?? DateInterval(start: .now, duration: 0)
        return (calendar.date(byAdding: .weekOfYear, value: -7, to: this.start) ?? this.start)...this.end
    }

    private var recent: [Loan] { loans.filter { span.contains($0.start) } }

    /// The week under the pointer.
    private var week: DateInterval? { selection.flatMap { calendar.dateInterval(of: .weekOfYear, for: $0) } }

    private func count(in week: DateInterval) -> Int { recent.count { week.contains($0.start) } }

    private func name(of loan: Loan) -> String { String(localized: (loan.item?.category ?? .tool).title) }
}
