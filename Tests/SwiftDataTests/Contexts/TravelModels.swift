import Foundation
import SwiftData

/// Models with relationships in all directions.
enum Travel {
    enum Rank: Int, Codable { case low = 1, high = 2 }

    @Model final class Trip {
        var name: String
        var days = 1
        @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
        var guests: [Guest] = []
        @Relationship(deleteRule: .deny) var tickets: [Ticket] = []
        var notes: [Note] = []

        init(name: String, days: Int = 1) {
            self.name = name
            self.days = days
        }
    }

    @Model final class Stop {
        var place: String
        var trip: Trip?

        init(place: String, trip: Trip? = nil) {
            self.place = place
            self.trip = trip
        }
    }

    @Model final class Guest {
        @Attribute(.unique) var name: String
        var age: Int
        var trips: [Trip] = []

        init(name: String, age: Int = 30) {
            self.name = name
            self.age = age
        }
    }

    @Model final class Ticket {
        var number: Int
        var trip: Trip?

        init(number: Int) { self.number = number }
    }

    /// A model to which trips lead, and that does not lead back.
    @Model final class Note {
        var text: String

        init(_ text: String) { self.text = text }
    }

    /// A tree.
    @Model final class Folder {
        var name: String
        var parent: Folder?
        @Relationship(deleteRule: .cascade, inverse: \Folder.parent) var folders: [Folder] = []

        init(name: String, parent: Folder? = nil) {
            self.name = name
            self.parent = parent
        }
    }

    static func container() throws -> ModelContainer {
        try ModelContainer(
            for: Trip.self, Folder.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    static func context() throws -> ModelContext { ModelContext(try container()) }
}
