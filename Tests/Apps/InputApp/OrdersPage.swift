import SwiftUI

extension BroadcastTopic<Int> {
    static var orders: Self { Self("orders") }
}

/// Numbers of orders, which each page sends to all pages.
struct OrdersPage: View {
    @Broadcast(.orders) private var newest: Int?
    @State private var seen: [Int] = []
    @State private var problem = ""

    var body: some View {
        VStack {
            Text("newest: \(newest.map(String.init) ?? "none")")
            Text("seen: \(seen.map(String.init).joined(separator: " "))")
            Button("Order") {
                do { try Broadcast.send((newest ?? 0) + 1, to: .orders) } catch { problem = "\(error)" }
            }
            Text(problem)
            Text("process: \(ProcessInfo.processInfo.processIdentifier)")
        }
        .onBroadcast(.orders) { seen.append($0) }
    }
}
