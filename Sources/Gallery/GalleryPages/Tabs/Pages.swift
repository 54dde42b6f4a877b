import SwiftUI

/// Trips, each with its own count of travelers.
struct TripsPage: View {
    var body: some View {
        PageLayout("Trips") {
            Card {
                TripRow(place: "Kyoto", date: "3–10 April", symbol: "sun.max.fill", color: .orange)
                Divider().padding(.leading, 64)
                TripRow(place: "Lisbon", date: "21–28 June", symbol: "umbrella.fill", color: .teal)
                Divider().padding(.leading, 64)
                TripRow(place: "Tromsø", date: "5–9 December", symbol: "snowflake", color: .indigo)
            }
        }
    }
}

struct TripRow: View {
    let place: String
    let date: String
    let symbol: String
    let color: Color
    @State private var travelers = 1

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: symbol)
                .font(.system(size: 16))
                .foregroundColor(.white)
                .frame(width: 36, height: 36)
                .background(color)
                .cornerRadius(8)
            VStack(alignment: .leading, spacing: 2) {
                Text(place).font(.headline)
                Text("\(date) · \(travelers) \(travelers == 1 ? "traveler" : "travelers")")
                    .font(.footnote)
                    .foregroundColor(.quiet)
            }
            Spacer()
            Stepper("Travelers to \(place)", value: $travelers, in: 1...9)
                .labelsHidden()
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
    }
}

/// A like that stays set when the user returns to the page.
struct SavedPage: View {
    @State private var likes = 12
    @State private var isLiked = false

    var body: some View {
        PageLayout("收藏") {
            Card {
                HStack(spacing: 12) {
                    Image(systemName: isLiked ? "heart.fill" : "heart")
                        .font(.system(size: 22))
                        .foregroundColor(.pink)
                    Text("\(likes) people like the night train")
                    Spacer()
                    Button(isLiked ? "Unlike" : "Like") {
                        isLiked.toggle()
                        likes += isLiked ? 1 : -1
                    }
                    .tint(.primary)
                }
                .padding(16)
            }
        }
    }
}

/// A note in progress.
struct NotesPage: View {
    @State private var note = ""

    var body: some View {
        PageLayout("Notes") {
            Card {
                VStack(alignment: .leading, spacing: 8) {
                    TextField("What to pack", text: $note)
                        .textFieldStyle(.roundedBorder)
                    Text(note.isEmpty ? "Nothing yet" : "\(note.count) letters")
                        .font(.footnote)
                        .foregroundColor(.quiet)
                }
                .padding(16)
            }
        }
    }
}

/// Settings with switches.
struct ProfilePage: View {
    @State private var notifies = true
    @State private var sharesLocation = false

    var body: some View {
        PageLayout("Profile") {
            Card {
                Toggle("Notifications", isOn: $notifies).padding(.horizontal, 16).padding(.vertical, 8)
                Divider().padding(.leading, 16)
                Toggle("Share location", isOn: $sharesLocation).padding(.horizontal, 16).padding(.vertical, 8)
            }
            Text(notifies ? "You hear of changes to your trips." : "You hear of nothing.")
                .font(.footnote)
                .foregroundColor(.quiet)
        }
    }
}
