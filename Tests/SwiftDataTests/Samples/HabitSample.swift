import Foundation
import SwiftData

@Model
final class Habit {
    @Attribute(.unique) var id: UUID
    var title: String
    var icon: String
    var createdAt: Date
    var goalPerWeek: Int
    @Relationship(deleteRule: .cascade, inverse: \HabitCheck.habit)
    var checks: [HabitCheck] = []

    init(title: String, icon: String = "star", goalPerWeek: Int = 7) {
        self.id = UUID()
        self.title = title
        self.icon = icon
        self.createdAt = .now
        self.goalPerWeek = goalPerWeek
    }

    var streak: Int { checks.filter(\.isDone).count }

    func toggle(on day: Date) {
        if let check = checks.first(where: { $0.day == day }) {
            check.isDone.toggle()
        } else {
            checks.append(HabitCheck(day: day))
        }
    }
}

@Model
final class HabitCheck {
    var day: Date
    var isDone: Bool = true
    var habit: Habit?

    init(day: Date) {
        self.day = day
    }
}
