import SwiftData
import SwiftUI

/// Shows the log as a table in wide windows, and as a list on phones.
struct LogScreen: View {
    @Query(LogEntry.newest) private var entries: [LogEntry]
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        Table(entries) {
            TableColumn("Time") { entry in
                if sizeClass == .compact { CompactEntry(entry: entry) } else { time(entry) }
            }
            TableColumn("Who") { AccountName(id: $0.account) }
            TableColumn("What") { Label($0.event.title, systemImage: $0.event.symbol) }
            TableColumn("Subject", value: \.subject)
        }
        .navigationTitle("Log")
        .navigationBarTitleDisplayMode(.inline)
    }

    private func time(_ entry: LogEntry) -> some View {
        Text(entry.time, format: .dateTime.day().month().year().hour().minute()).monospacedDigit()
    }

}

/// The name of an account, or its id if it is gone.
private struct AccountName: View {
    @Query private var accounts: [Account]
    private let id: String

    init(id: String) {
        self.id = id
        _accounts = Query(filter: #Predicate { $0.id == id })
    }

    var body: some View { Text(accounts.first?.name ?? id) }
}

extension LogEntry {
    static var newest: FetchDescriptor<LogEntry> {
        var newest = FetchDescriptor<LogEntry>(sortBy: [SortDescriptor(\.time, order: .reverse)])
        newest.fetchLimit = 500
        return newest
    }
}

private struct CompactEntry: View {
    let entry: LogEntry

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: entry.event.symbol).foregroundStyle(.tint).frame(width: 24)
            VStack(alignment: .leading, spacing: 2) {
                Text("\(Text(entry.event.title)): \(entry.subject)")
                HStack(spacing: 4) {
                    AccountName(id: entry.account)
                    Text(entry.time, format: .relative(presentation: .named))
                }
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
        }
    }
}
