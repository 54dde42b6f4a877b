import Foundation
import SwiftData

@Model
final class Goal {
    var title: String
    var target: Double
    var entries: [GoalEntry]
    var period: [String: Int]
    var deadline: Date?

    init(title: String, target: Double, entries: [GoalEntry] = [], period: [String: Int], deadline: Date? = nil) {
        self.title = title
        self.target = target
        self.entries = entries
        self.period = period
        self.deadline = deadline
    }
}

@Model
final class GoalEntry {
    var amount: Double
    var goal: Goal?

    init(amount: Double, goal: Goal? = nil) {
        self.amount = amount
        self.goal = goal
    }
}
