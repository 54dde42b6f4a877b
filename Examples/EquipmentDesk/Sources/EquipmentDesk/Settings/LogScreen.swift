import SwiftUI

/// Shows the log as a table in wide windows, and as a list on phones.
struct LogScreen: View {
    @Environment(Desk.self) private var desk
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        Table(desk.log) {
            TableColumn("Time") { entry in
                if sizeClass == .compact { CompactEntry(entry: entry) } else { time(entry) }
            }
            TableColumn("Who") { Text(name($0)) }
            TableColumn("What") { Label($0.event.title, systemImage: $0.event.symbol) }
            TableColumn("Subject", value: \.subject)
        }
        .navigationTitle("Log")
        .navigationBarTitleDisplayMode(.inline)
    }

    private func time(_ entry: LogEntry) -> some View {
        Text(entry.time, format: .dateTime.day().month().year().hour().minute()).monospacedDigit()
    }

    private func name(_ entry: LogEntry) -> String { desk.accounts[entry.account]?.name ?? entry.account }
}

private struct CompactEntry: View {
    let entry: LogEntry
    @Environment(Desk.self) private var desk

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: entry.event.symbol).foregroundStyle(.tint).frame(width: 24)
            VStack(alignment: .leading, spacing: 2) {
                Text("\(Text(entry.event.title)): \(entry.subject)")
                Text(
                    "\(desk.accounts[entry.account]?.name ?? entry.account), \(entry.time, format: .relative(presentation: .named))"
                )
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
        }
    }
}
