import SwiftData
import SwiftUI

/// The tabs of the app, for members and keepers.
struct Home: View {
    private enum Part: String, Hashable {
        case items, loans, dashboard, people, settings
    }

    @Environment(Desk.self) private var desk
    @Environment(\.identity) private var identity
    @AppStorage("appearance") private var appearance = Appearance.system
    @Query(filter: #Predicate<Loan> { $0.end == nil }) private var lent: [Loan]
    @State private var part = Part.items

    var body: some View {
        TabView(selection: $part) {
            Tab("Items", systemImage: "shippingbox.fill", value: Part.items) { ItemsScreen() }
            Tab("My loans", systemImage: "tray.full.fill", value: Part.loans) { LoansScreen() }
                .badge(overdueCount)
            Tab("Dashboard", systemImage: "chart.bar.fill", value: Part.dashboard) { DashboardScreen() }
            if desk.isKeeper(identity?.subject) {
                Tab("People", systemImage: "person.2.fill", value: Part.people) { PeopleScreen() }
            }
            Tab("Settings", systemImage: "gearshape.fill", value: Part.settings) { SettingsScreen() }
        }
        .preferredColorScheme(appearance.scheme)
    }

    private var overdueCount: Int { lent.count { $0.borrower?.id == identity?.subject && $0.isOverdue() } }
}
