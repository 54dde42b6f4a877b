import SwiftUI

/// Dates and numbers in the user's locale and time zone, in each kind of code that a page starts.
struct DatesPage: View {
    @State private var model = DatesModel()
    @State private var tapped = "-"
    @State private var awaited = "-"

    private let date = Date(timeIntervalSince1970: 0)

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("body " + date.formatted())
            Text("numbers " + 1234.5.formatted())
            Text("model " + model.made)
            Text("action " + tapped)
            Text("task " + awaited)
            Text("hour \(Calendar.current.component(.hour, from: date)) in \(TimeZone.current.identifier)")
            Text("locale \(Locale.current.identifier)")
            Text(date, style: .time)
            Text(date, format: .dateTime.hour().minute())
            Text("list " + ListFormatter.localizedString(byJoining: ["a", "b"]))
            Text("since " + RelativeDateTimeFormatter().localizedString(from: DateComponents(hour: -2)))
            DatePicker("Day", selection: .constant(date))
            Button("Format") { tapped = model.text(of: date) }
        }
        .padding()
        .task { awaited = await Archive.shared.text(of: date) }
    }
}

/// An actor off the main actor, which other pages use, too.
private actor Archive {
    static let shared = Archive()

    func text(of date: Date) async -> String {
        await Task.yield()
        return date.formatted(date: .abbreviated, time: .shortened)
    }
}
