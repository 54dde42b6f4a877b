import Foundation
import Testing

@testable import EspalierViews

private struct Item: Codable {
    enum Kind: String, Codable, CaseIterable { case lamp, chair }
    enum Size: String, Codable { case small }

    struct Place: Codable {
        var room: String
        var floor: Int32
    }

    var id: Int
    var name: String
    var kind: Kind
    var price: Double?
    var due: Date?
    var places: [Place]
    var marks: Set<UUID>
    var notes: [String: Bool]
    var image: URL?
    private enum CodingKeys: String, CodingKey {
        case id, name, kind, price, due, places, marks, notes, image = "image_url"
    }
}

private struct Tree: Codable {
    var name: String
    var children: [Tree]
    var parent: [String: Tree]?
}

private struct Refusing: Codable {
    var name: String
    var size: Item.Size
}

private struct Wrapped: Codable {
    var value: Int
    init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Int.self) }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

private struct Written: Encodable { var a = 1 }

@Suite struct `The JSON schema of a type` {
    private func json(_ type: Any.Type) throws -> String {
        let data = try JSONSerialization.data(
            withJSONObject: JSONSchema(of: type).json, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }

    @Test func `follows from what it decodes`() throws {
        #expect(
            try json(Item.self)
                == #"{"properties":{"due":{"format":"date-time","type":"string"},"id":{"format":"int64","type":"integer"},"image_url":{"format":"uri","type":"string"},"kind":{"enum":["lamp","chair"],"type":"string"},"marks":{"items":{"format":"uuid","type":"string"},"type":"array"},"name":{"type":"string"},"notes":{"additionalProperties":{"type":"boolean"},"type":"object"},"places":{"items":{"properties":{"floor":{"format":"int32","type":"integer"},"room":{"type":"string"}},"required":["room","floor"],"type":"object"},"type":"array"},"price":{"type":"number"}},"required":["id","name","kind","places","marks","notes"],"type":"object"}"#
        )
        #expect(try json([Item.Place].self).hasPrefix(#"{"items":{"properties":{"floor""#))
        #expect(try json(Wrapped.self) == #"{"format":"int64","type":"integer"}"#)
        #expect(try json(Data.self) == #"{"format":"byte","type":"string"}"#)
        #expect(
            try json([String: [UInt8]].self)
                == #"{"additionalProperties":{"items":{"type":"integer"},"type":"array"},"type":"object"}"#)
    }

    @Test func `is any value where a type does not tell`() throws {
        #expect(
            try json(Tree.self)
                == #"{"properties":{"children":{"items":{},"type":"array"},"name":{"type":"string"},"parent":{"additionalProperties":{},"type":"object"}},"required":["name","children"],"type":"object"}"#
        )
        #expect(try json(Refusing.self) == "{}")
        #expect(try json(Written.self) == "{}")
        #expect(try json(Int?.self) == #"{"format":"int64","type":"integer"}"#)
    }
}

@MainActor @Suite struct `The description of endpoints` {
    @Test func `has their paths, parameters, bodies and results`() throws {
        let group = EndpointGroup("/api") {
            Endpoint(.get, "/items/{id}") { _ in Item.Place(room: "", floor: 1) }
                .parameter("id", as: Int.self)
                .parameter("day", as: Date.self, isRequired: false)
                .summary("A place")
            Endpoint(.put, "/items/{id}") { _ in }.requestBody(Item.Place.self)
            Endpoint(.get, "/files/{path...}") { _ in Data() }
            Endpoint(.get, "/any") { _ in Response() }
            Endpoint(.get, "/rows") { _ in AsyncStream<ServerSentEvent> { $0.finish() } }
                .authorized { $0 != nil }
        }
        .authentication(.bearer { _ in nil })
        .openAPI(title: "Desk", version: "1.2")
        let endpoint = try #require(group._endpoints.last)
        #expect(endpoint.name == "GET /openapi.json")
        let place =
            #"{"properties":{"floor":{"format":"int32","type":"integer"},"room":{"type":"string"}},"required":["room","floor"],"type":"object"}"#
        let refusal =
            ##""default":{"content":{"application/problem+json":{"schema":{"$ref":"#/components/schemas/Problem"}}},"description":"The reason of a refusal"}"##
        #expect(
            String(
                decoding: OpenAPIDocument(Array(group._endpoints.dropLast()), title: "Desk", version: "1.2").bytes,
                as: UTF8.self)
                == #"{"components":{"schemas":{"Problem":{"properties":{"detail":{"type":"string"},"pointer":{"type":"string"},"status":{"type":"integer"},"title":{"type":"string"},"type":{"type":"string"}},"required":["type","title","status","detail"],"type":"object"}},"securitySchemes":{"bearer":{"scheme":"bearer","type":"http"}}},"info":{"title":"Desk","version":"1.2"},"openapi":"3.1.0","paths":{"#
                + #""/api/any":{"get":{"responses":{"2XX":{"description":"The result"},\#(refusal)}}},"#
                + #""/api/files/{path}":{"get":{"parameters":[{"in":"path","name":"path","required":true,"schema":{"type":"string"}}],"responses":{"200":{"content":{"application/octet-stream":{}},"description":"The result"},\#(refusal)}}},"#
                + #""/api/items/{id}":{"get":{"parameters":[{"in":"path","name":"id","required":true,"schema":{"format":"int64","type":"integer"}},{"in":"query","name":"day","required":false,"schema":{"format":"date-time","type":"string"}}],"responses":{"200":{"content":{"application/json":{"schema":\#(place)}},"description":"The result"},\#(refusal)},"summary":"A place"},"#
                + #""put":{"parameters":[{"in":"path","name":"id","required":true,"schema":{"type":"string"}}],"requestBody":{"content":{"application/json":{"schema":\#(place)}},"required":true},"responses":{"204":{"description":"Done"},\#(refusal)}}},"#
                + #""/api/rows":{"get":{"responses":{"200":{"content":{"text/event-stream":{}},"description":"The result"},\#(refusal)},"security":[{"bearer":[]}]}}}}"#
        )
    }
}
