import SwiftUI

/// The items for programs, and the photos for pages.
struct DeskEndpoints: Scene {
    var body: some Scene {
        EndpointGroup("/api") {
            Endpoint(.get, "/items") { _ in await Desk.shared.list }
            Endpoint(.get, "/items/{id}") { request in
                let id = try request.parameters.require("id", as: Int.self)
                guard let item = await Desk.shared.items[id] else {
                    throw HTTPError(.notFound, "There is no item \(id).")
                }
                return item
            }
            Endpoint(.get, "/items.csv") { _ in
                let items = await Desk.shared.list
                let lines = items.lazy.map(ItemTable.line)
                return Response(text: ItemTable.head + lines.joined(), type: "text/csv; charset=utf-8")
                    .attachment("items.csv")
            }
        }
        .openAPI("/openapi.json", title: "Equipment desk")
        .authorized { await Desk.shared.isMember($0?.subject) }
        Endpoint(.get, "/photos/{id}") { request in
            let id = try request.parameters.require("id", as: Int.self)
            guard let photo = await Desk.shared.photo(id) else {
                throw HTTPError(.notFound, "There is no photo \(id).")
            }
            return Response(data: photo, type: "image/jpeg")
        }
        .authorized { await Desk.shared.isMember($0?.subject) }
    }
}
