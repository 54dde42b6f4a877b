import Foundation
import SwiftData

@Model
final class ReminderList {
    var title = ""
    var icon: ReminderIcon = ReminderIcon.list
    @Relationship(deleteRule: .cascade) var reminders = [Reminder]()

    init(title: String, icon: ReminderIcon = .list) {
        self.title = title
        self.icon = icon
    }

    var openReminders: [Reminder] { reminders.filter { !$0.isDone } }
}

enum ReminderIcon: String, Codable, CaseIterable { case list = "list.bullet", star = "star.fill" }

@Model
final class Reminder {
    var title: String
    var isDone: Bool { didSet { doneAt = isDone ? Date(timeIntervalSinceReferenceDate: 0) : nil } }
    private(set) var doneAt: Date?
    var list: ReminderList?

    init(title: String, isDone: Bool = false) {
        self.title = title
        self.isDone = isDone
    }
}
