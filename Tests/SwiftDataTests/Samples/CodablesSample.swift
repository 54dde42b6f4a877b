import Foundation
import SwiftData

@Model
final class RemoteUser: Codable {
    enum CodingKeys: CodingKey { case id, name, friends }

    @Attribute(.unique) var id: UUID
    var name: String
    @Relationship(deleteRule: .cascade) var friends = [RemoteFriend]()

    init(id: UUID, name: String) {
        self.id = id
        self.name = name
    }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(UUID.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        friends = try container.decode([RemoteFriend].self, forKey: .friends)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(friends, forKey: .friends)
    }
}

@Model
final class RemoteFriend: Codable {
    enum CodingKeys: String, CodingKey { case name }
    var name: String

    init(name: String) { self.name = name }

    convenience init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(name: try container.decode(String.self, forKey: .name))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
    }
}
