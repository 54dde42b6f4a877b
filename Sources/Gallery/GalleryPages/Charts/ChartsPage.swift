import Charts
package import SwiftUI

/// Charts of all kinds: bars that change, a line with a selection, a ring, areas, points, a heat map, and charts that scroll.
package struct ChartsPage: View {
    package init() {}

    package var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text("Charts")
                    .font(.largeTitle.bold())
                    .accessibilityAddTraits(.isHeader)
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 280), spacing: 16, alignment: .top)], spacing: 16) {
                    StepsCard()
                    TemperatureCard()
                    BudgetCard()
                    EnergyCard()
                    WingsCard()
                    HabitsCard()
                    PancakesCard()
                    ScoresCard()
                    GrowthCard()
                    WaveCard()
                    DaysCard()
                    SamplesCard()
                    PeopleCard()
                }
            }
            .padding(20)
        }
        .background(Color.pageBackground.ignoresSafeArea())
    }
}

/// A chart with its title.
struct DataCard<Content: View>: View {
    let title: String
    let detail: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.headline).accessibilityAddTraits(.isHeader)
            Text(detail).font(.subheadline).foregroundColor(.quiet).padding(.bottom, 8)
            content
        }
        .padding(16)
        .background(Color.cardBackground, in: RoundedRectangle(cornerRadius: 12))
    }
}
