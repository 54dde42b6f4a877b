import SwiftData
import SwiftUI

/// All items: searched, filtered, and for keepers to be changed.
struct ItemsScreen: View {
    @Environment(Desk.self) private var desk
    @Environment(\.identity) private var identity
    @State private var filter = ItemFilter()
    @State private var isAdding = false
    @State private var isImporting = false
    @State private var export: TableDocument?
    @State private var report: String?
    @State private var fault: String?

    var body: some View {
        NavigationStack {
            ItemList(filter: filter)
                .navigationTitle("Items")
                .navigationDestination(for: Int.self) { ItemScreen(number: $0) }
                .searchable(text: $filter.text, prompt: "Name, serial number or place")
                .toolbar { toolbar }
                .sheet(isPresented: $isAdding) { ItemEditor() }
                .fileImporter(isPresented: $isImporting, allowedContentTypes: [.commaSeparatedText], onCompletion: read)
                .fileExporter(
                    isPresented: Binding {
                        export != nil
                    } set: {
                        if !$0 { export = nil }
                    }, document: export,
                    contentType: .commaSeparatedText, defaultFilename: "items.csv"
                ) { _ in }
                .alert($fault)
                .alert(
                    "Import",
                    isPresented: Binding {
                        report != nil
                    } set: {
                        if !$0 { report = nil }
                    }
                ) {
                    Button("OK") {}
                } message: {
                    Text(report ?? "")
                }
        }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Menu("Filter", systemImage: "line.3.horizontal.decrease") {
                Toggle("Available", isOn: $filter.onlyAvailable)
                Picker("Category", selection: $filter.category) {
                    Text("All").tag(Category?.none)
                    ForEach(Category.allCases) { category in
                        Label(category.title, systemImage: category.symbol).tag(Category?.some(category))
                    }
                }
            }
        }
        if desk.isKeeper(identity?.subject) {
            ToolbarItemGroup(placement: .topBarTrailing) {
                Menu("More", systemImage: "ellipsis") {
                    Button("Import a table", systemImage: "square.and.arrow.down") { isImporting = true }
                    Button("Export as a table", systemImage: "square.and.arrow.up", action: write)
                }
                Button("Add an item", systemImage: "plus") { isAdding = true }
            }
        }
    }

    private func write() {
        fault.note {
            let lines = try desk.items(filter).map { ItemTable.line(ItemDraft($0)) }
            export = TableDocument(text: ItemTable.head + lines.joined())
        }
    }

    private func read(_ result: Result<URL, any Error>) {
        guard let account = identity?.subject else { return }
        fault.note {
            let text = try String(contentsOf: result.get(), encoding: .utf8)
            let count = try desk.add(table: text, by: account)
            report = String(localized: "\(count) items were added.")
        }
    }
}

/// The items of a filter.
private struct ItemList: View {
    let filter: ItemFilter
    @Query private var items: [Item]

    init(filter: ItemFilter) {
        self.filter = filter
        _items = Query(filter.descriptor, animation: .default)
    }

    var body: some View {
        List(items) { item in
            NavigationLink(value: item.number) { ItemRow(item: item) }
        }
        .overlay {
            if items.isEmpty {
                if filter.isEmpty {
                    ContentUnavailableView("No items yet", systemImage: "shippingbox")
                } else {
                    ContentUnavailableView.search(text: filter.text)
                }
            }
        }
    }
}

struct ItemRow: View {
    let item: Item

    var body: some View {
        HStack(spacing: 12) {
            CategoryIcon(category: item.category)
            VStack(alignment: .leading, spacing: 2) {
                Text(item.name)
                if !item.place.isEmpty { Text(item.place).font(.subheadline).foregroundStyle(.secondary) }
            }
            Spacer()
            LoanBadge(loan: item.loan)
        }
    }
}

/// Whether an item is there.
struct LoanBadge: View {
    let loan: Loan?

    var body: some View {
        Text(title)
            .font(.footnote.weight(.medium))
            .foregroundStyle(color)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(color.opacity(0.15), in: .capsule)
    }

    private var title: LocalizedStringKey {
        guard let loan else { return "Available" }
        return loan.isOverdue() ? "Overdue" : "Lent"
    }

    private var color: Color {
        guard let loan else { return .green }
        return loan.isOverdue() ? .red : .orange
    }
}

#Preview("Items", traits: .sampleDesk) { ItemsScreen() }
#Preview("Badges", traits: .sizeThatFitsLayout) {
    VStack {
        LoanBadge(loan: nil)
        LoanBadge(loan: Loan(item: nil, borrower: nil, due: .distantFuture))
        LoanBadge(loan: Loan(item: nil, borrower: nil, due: .distantPast))
    }
    .padding()
}
