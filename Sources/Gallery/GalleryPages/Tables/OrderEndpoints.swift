public import SwiftUI

/// The orders of the page `TablesPage` for programs: as JSON at `/api/orders`, one at `/api/orders/1001`, and as a table for spreadsheets
/// at `/api/orders/export.csv`.
public struct OrderEndpoints: Scene {
    public init() {}

    public var body: some Scene {
        EndpointGroup("/api/orders") {
            Endpoint(.get, "/") { request in
                let state = try request.query.get("state", as: Order.State.self)
                return Order.all.filter { state == nil || $0.state == state }
            }
            Endpoint(.get, "/{id}") { request in
                let id = try request.parameters.require("id", as: Int.self)
                guard let order = Order.all.first(where: { $0.id == id }) else {
                    throw HTTPError(.notFound, "There is no order \(id).")
                }
                return order
            }
            Endpoint(.get, "/export.csv") { _ in
                let lines = ["id,customer,city,tea,weight,price,state\n"] + Order.all.map(\.line)
                return Response(text: lines.joined(), type: "text/csv; charset=utf-8").attachment("orders.csv")
            }
        }
    }
}

extension Order {
    /// The order as a line of a table.
    fileprivate var line: String {
        "\(id),\"\(customer)\",\"\(city)\",\"\(tea)\",\(weight),\(price),\(state.rawValue)\n"
    }
}
