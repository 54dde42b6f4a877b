import Foundation

@testable import EspalierViews

struct ShopOrder: Hashable, Codable {
    var id: Int
}

/// A value without a text.
struct SecretOrder: Hashable {
    var id: Int
}

final class OrderLog {
    var lines: [String] = []
}

struct OrderScreen: View {
    let order: ShopOrder
    let log: OrderLog
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        VStack {
            Text("order \(order.id) presented: \(isPresented)")
            Button("taps of \(order.id): \(taps)") { taps += 1 }
            NavigationLink("next of \(order.id)", value: ShopOrder(id: order.id + 1))
            NavigationLink("view of \(order.id)") { Text("a view").navigationTitle("View") }
            Button("dismiss \(order.id)") { dismiss() }
        }
        .navigationTitle("Order \(order.id)")
        .navigationBarTitleDisplayMode(.inline)
        .onAppear { log.lines.append("\(order.id) appears") }
        .onDisappear { log.lines.append("\(order.id) disappears") }
    }
}

struct Orders: View {
    let log: OrderLog
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("order 1", value: ShopOrder(id: 1))
                NavigationLink("secret", value: SecretOrder(id: 7))
                NavigationLink("text", value: "hello")
                NavigationLink("nothing", value: 3.5)
                NavigationLink("none", value: Int?.none)
                Button("show") { isShown = true }
            }
            .navigationTitle("Orders")
            .navigationDestination(for: ShopOrder.self) { OrderScreen(order: $0, log: log) }
            .navigationDestination(for: SecretOrder.self) { Text("secret \($0.id)") }
            .navigationDestination(for: String.self) { Text("text \($0)") }
            .navigationDestination(isPresented: $isShown) { Text("shown").navigationTitle("Shown") }
            .onAppear { log.lines.append("root appears") }
            .onDisappear { log.lines.append("root disappears") }
        }
    }
}
