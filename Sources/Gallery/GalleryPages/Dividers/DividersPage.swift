package import SwiftUI

/// Containers that access their subviews.
package struct DividersPage: View {
    @State private var guests = ["Ada", "Grace"]
    @State private var isLate = false

    package init() {}

    package var body: some View {
        PageLayout("Dinner") {
            Card {
                DividedStack {
                    Text("Table by the window").font(.headline)
                    ForEach(guests, id: \.self) { GuestRow(name: $0) }
                    if isLate { Text("Kitchen stays open until midnight") }
                    Toggle("A late table", isOn: $isLate)
                }
            }
            HStack(spacing: 12) {
                Button("Invite") { if guests.count < Self.names.count { guests.append(Self.names[guests.count]) } }
                Button("Cancel one") { if !guests.isEmpty { guests.removeLast() } }
            }
            .tint(.primary)
            HStack(spacing: 6) {
                Dotted {
                    Text("\(guests.count) guests")
                    Text(isLate ? "22:00" : "19:30")
                    Text("Vegetarian")
                }
                .font(.footnote)
                .foregroundColor(.quiet)
            }
        }
        .background(Color.pageBackground.ignoresSafeArea())
    }

    private static let names = ["Ada", "Grace", "Katherine", "丽华", "Emmy"]
}

/// A guest with a count of plates. The count is kept when other guests come and go.
struct GuestRow: View {
    let name: String
    @State private var plates = 1

    var body: some View {
        HStack {
            Text(name)
            Spacer()
            Text("\(plates)").foregroundColor(.quiet)
            Stepper("Plates for \(name)", value: $plates, in: 1...4).labelsHidden()
        }
    }
}
