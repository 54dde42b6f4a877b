package import SwiftUI

/// A table of orders: sorted by its titles, with columns that can be resized, and a menu for the selected rows.
package struct TablesPage: View {
    @State private var orders = Order.all
    @State private var selection: Set<Order.ID> = []
    @State private var sortOrder = [KeyPathComparator(\Order.id)]
    @State private var opened: Order?
    @Environment(\.horizontalSizeClass) private var sizeClass

    package init() {}

    package var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            header
            table
                .alternatingRowBackgrounds(sizeClass == .compact ? .disabled : .enabled)
                .contextMenu(forSelectionType: Order.ID.self) { ids in
                    if !ids.isEmpty {
                        ForEach(Order.State.allCases, id: \.self) { state in
                            Button("Mark as \(state.rawValue.lowercased())", systemImage: state.symbol) {
                                mark(ids, state)
                            }
                        }
                        Divider()
                        Button("Delete", systemImage: "trash", role: .destructive) {
                            withAnimation { delete(ids) }
                        }
                    }
                } primaryAction: { ids in
                    opened = orders.first { ids.contains($0.id) }
                }
        }
        .sheet(item: $opened) { OrderCard(order: $0) }
        .onChange(of: sortOrder) { orders.sort(using: sortOrder) }
        .background(Color(.systemBackground).ignoresSafeArea())
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("Orders")
                .font(.largeTitle.bold())
                .accessibilityAddTraits(.isHeader)
            Spacer()
            Text(selection.isEmpty ? "\(orders.count) orders" : "\(selection.count) of \(orders.count) selected")
                .font(.subheadline)
                .foregroundColor(.quiet)
                .contentTransition(.numericText())
        }
        .padding(.horizontal, 16)
        .padding(.top, 20)
        .padding(.bottom, 8)
    }

    private var table: some View {
        Table(orders, selection: $selection, sortOrder: $sortOrder) {
            TableColumn("Order", value: \.id) { order in
                if sizeClass == .compact {
                    OrderRow(order: order)
                } else {
                    Text(verbatim: "\(order.id)").monospacedDigit()
                }
            }
            .width(min: 60, ideal: 70, max: 120)
            TableColumn("Customer", value: \.customer)
                .width(min: 100, ideal: 190)
            TableColumn("City", value: \.city)
            TableColumn("Tea", value: \.tea)
            TableColumn("Weight", value: \.weight) { Text("\($0.weight) g").monospacedDigit() }
                .width(min: 60, ideal: 100)
                .alignment(.numeric)
            TableColumn("Price", value: \.price) { Text(verbatim: $0.amount).monospacedDigit() }
                .width(min: 80, ideal: 116)
                .alignment(.numeric)
            TableColumn("State", value: \.state) { StateBadge(state: $0.state) }
                .width(min: 110, ideal: 120)
        }
    }

    private func mark(_ ids: Set<Order.ID>, _ state: Order.State) {
        for index in orders.indices where ids.contains(orders[index].id) { orders[index].state = state }
        orders.sort(using: sortOrder)
    }

    private func delete(_ ids: Set<Order.ID>) {
        orders.removeAll { ids.contains($0.id) }
        selection.subtract(ids)
    }
}

/// An order across a phone, where the table is a list.
private struct OrderRow: View {
    let order: Order

    var body: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
                Text(order.customer).fontWeight(.medium)
                Text("\(order.tea), \(order.weight) g, \(order.city)").font(.footnote).foregroundColor(.quiet)
            }
            Spacer(minLength: 8)
            VStack(alignment: .trailing, spacing: 4) {
                Text(verbatim: order.amount).monospacedDigit()
                StateBadge(state: order.state)
            }
        }
    }
}

private struct StateBadge: View {
    let state: Order.State

    var body: some View {
        Label(LocalizedStringKey(state.rawValue), systemImage: state.symbol)
            .labelStyle(.titleAndIcon)
            .font(.footnote.weight(.medium))
            .foregroundColor(.primary.opacity(0.75))
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(Capsule().fill(state.color.opacity(0.22)))
    }
}

private struct OrderCard: View {
    let order: Order
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack {
                Text("Order \(String(order.id))").font(.title2.bold()).accessibilityAddTraits(.isHeader)
                Spacer()
                Button("Done") { dismiss() }.tint(.primary)
            }
            StateBadge(state: order.state)
            Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
                row("Customer", order.customer)
                row("City", order.city)
                row("Tea", "\(order.tea), \(order.weight) g")
                row("Price", order.amount)
            }
            Spacer()
        }
        .padding(20)
        .presentationDetents([.medium])
    }

    private func row(_ name: LocalizedStringKey, _ value: String) -> some View {
        GridRow {
            Text(name).foregroundColor(.quiet)
            Text(value)
        }
    }
}

extension Order {
    fileprivate var amount: String { "€ " + String(format: "%.2f", price) }
}

extension Order.State {
    fileprivate var symbol: String {
        switch self {
        case .received: "tray"
        case .packed: "shippingbox"
        case .sent: "paperplane"
        }
    }

    fileprivate var color: Color {
        switch self {
        case .received: .orange
        case .packed: .blue
        case .sent: .green
        }
    }
}
