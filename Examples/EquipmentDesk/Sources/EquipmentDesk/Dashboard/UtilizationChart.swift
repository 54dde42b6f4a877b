import Charts
import SwiftUI

/// How many items of each category are lent.
struct UtilizationChart: View {
    let items: [Item]

    private struct Share: Identifiable {
        let category: Category
        let lent: Int
        let all: Int
        var id: Category { category }
        var name: String { String(localized: category.title) }
    }

    var body: some View {
        Chart(shares) { share in
            BarMark(x: .value("Items", share.all), y: .value("Category", share.name), height: 10, stacking: .unstacked)
                .foregroundStyle(share.category.color.opacity(0.25))
                .cornerRadius(5)
            BarMark(x: .value("Lent", share.lent), y: .value("Category", share.name), height: 10, stacking: .unstacked)
                .foregroundStyle(share.category.color)
                .cornerRadius(5)
                .accessibilityLabel(share.name)
                .accessibilityValue("\(share.lent) of \(share.all)")
        }
        .chartXAxis { AxisMarks(values: .automatic(minimumStride: 1, desiredCount: 4)) }
        .chartYAxis { AxisMarks(preset: .extended, position: .leading) { AxisValueLabel() } }
        .frame(height: 180)
        .animation(.default, value: items.count { $0.loan != nil })
    }

    private var shares: [Share] {
        Category.allCases.map { category in
            let all = items.filter { $0.category == category }
            return Share(category: category, lent: all.count { $0.loan != nil }, all: all.count)
        }
    }
}
