import SwiftUI

/// All items: searched, filtered, and for keepers to be changed.
struct ItemsScreen: View {
    @Environment(Desk.self) private var desk
    @Environment(\.identity) private var identity
    @State private var search = ""
    @State private var category: Category?
    @State private var onlyFree = false
    @State private var isAdding = false
    @State private var isImporting = false
    @State private var export: TableDocument?
    @State private var report: String?
    @State private var fault: String?

    var body: some View {
        NavigationStack {
            List(found) { item in
                NavigationLink(value: item.id) { ItemRow(item: item) }
            }
            .overlay {
                if desk.list.isEmpty {
                    ContentUnavailableView("No items yet", systemImage: "shippingbox")
                } else if found.isEmpty {
                    ContentUnavailableView.search(text: search)
                }
            }
            .navigationTitle("Items")
            .navigationDestination(for: Item.ID.self) { ItemScreen(id: $0) }
            .searchable(text: $search, prompt: "Name, serial number or place")
            .toolbar { toolbar }
            .sheet(isPresented: $isAdding) { ItemEditor(item: Item()) }
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

    private var found: [Item] {
        desk.list.filter { item in
            (category == nil || item.category == category) && (!onlyFree || desk.lent[item.id] == nil)
                && item.contains(search)
        }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Menu("Filter", systemImage: "line.3.horizontal.decrease") {
                Toggle("Available", isOn: $onlyFree)
                Picker("Category", selection: $category) {
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
                    Button("Export as a table", systemImage: "square.and.arrow.up") {
                        export = TableDocument(text: ItemTable.head + found.map(ItemTable.line).joined())
                    }
                }
                Button("Add an item", systemImage: "plus") { isAdding = true }
            }
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

struct ItemRow: View {
    let item: Item
    @Environment(Desk.self) private var desk

    var body: some View {
        HStack(spacing: 12) {
            CategoryIcon(category: item.category)
            VStack(alignment: .leading, spacing: 2) {
                Text(item.name)
                if !item.place.isEmpty { Text(item.place).font(.subheadline).foregroundStyle(.secondary) }
            }
            Spacer()
            LoanBadge(loan: desk.lent[item.id])
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
        LoanBadge(loan: Loan(item: 1, borrower: "bob", start: .now, due: .distantFuture))
        LoanBadge(loan: Loan(item: 1, borrower: "bob", start: .now, due: .distantPast))
    }
    .padding()
}
