import Foundation
import SwiftData

@Model
final class Event {
    var name: String
    var start: Date
    var guests: [EventGuest]
    var zone: TimeZone
    var reminders: Set<Int>

    init(name: String, start: Date, guests: [EventGuest] = [], zone: TimeZone, reminders: Set<Int>) {
        self.name = name
        self.start = start
        self.guests = guests
        self.zone = zone
        self.reminders = reminders
    }
}

@Model
final class EventGuest {
    var name: String
    var event: Event?

    init(name: String, event: Event? = nil) {
        self.name = name
        self.event = event
    }
}
