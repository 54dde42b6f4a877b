import SwiftUI

/// Pickers for dates, times and colors.
struct DatesChapter: View {
    @State private var departure = Date(timeIntervalSince1970: 1_795_867_200)
    @State private var alarm = Date(timeIntervalSince1970: 1_795_846_500)
    @State private var color = Color(red: 0.2, green: 0.6, blue: 0.9)

    var body: some View {
        VStack(spacing: 0) {
            SettingsGroup("Compact") {
                SettingsRow(isFirst: true) { DatePicker("Departure", selection: $departure) }
                SettingsRow { DatePicker("Alarm", selection: $alarm, displayedComponents: .hourAndMinute) }
                SettingsRow { ColorPicker("Color", selection: $color) }
            }
            SettingsGroup("Graphical") {
                SettingsRow(isFirst: true) {
                    DatePicker("Departure", selection: $departure, displayedComponents: .date)
                        .datePickerStyle(.graphical)
                }
            }
            RoundedRectangle(cornerRadius: 10)
                .fill(color)
                .frame(height: 44)
                .padding(.horizontal, 16)
                .accessibilityLabel("The color")
        }
        .environment(\.timeZone, TimeZone(identifier: "UTC") ?? .current)
    }
}
