import SwiftUI

/// The items for programs, and the photos for pages.
struct DeskEndpoints: Scene {
    var body: some Scene {
        EndpointGroup("/api") {
            Endpoint(.get, "/items") { _ in try await Desk.shared.records() }
            Endpoint(.get, "/items/{id}") { request in
                let number = try request.parameters.require("id", as: Int.self)
                guard let record = try await Desk.shared.record(number) else {
                    throw HTTPError(.notFound, "There is no item \(number).")
                }
                return record
            }
            Endpoint(.get, "/items.csv") { _ in
                let items = try await Desk.shared.records()
                let lines = items.lazy.map { ItemTable.line($0.item) }
                return Response(text: ItemTable.head + lines.joined(), type: "text/csv; charset=utf-8")
                    .attachment("items.csv")
            }
        }
        .openAPI("/openapi.json", title: "Equipment desk")
        .authorized { await Desk.shared.isMember($0?.subject) }
        Endpoint(.get, "/photos/{number}") { request in
            let number = try request.parameters.require("number", as: UUID.self)
            guard let photo = try await Desk.shared.photo(number) else {
                throw HTTPError(.notFound, "There is no photo \(number).")
            }
            return Response(data: photo, type: "image/jpeg")
        }
        .authorized { await Desk.shared.isMember($0?.subject) }
    }
}

/// An item as programs see it.
struct ItemRecord: Codable, Sendable {
    var id: Int
    var name: String
    var category: Category
    var serial: String
    var place: String
    var note: String
    var photo: UUID?
    var isAvailable: Bool

    init(_ item: Item) {
        id = item.number
        name = item.name
        category = item.category
        serial = item.serial
        place = item.place
        note = item.note
        photo = item.photo?.number
        isAvailable = item.loan == nil
    }

    var item: ItemDraft {
        ItemDraft(name: name, category: category, serial: serial, place: place, note: note)
    }
}

extension Desk {
    func records() throws -> [ItemRecord] { try items().map(ItemRecord.init) }
    func record(_ number: Int) throws -> ItemRecord? { try item(number).map(ItemRecord.init) }
}
