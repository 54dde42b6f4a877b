import Foundation
import SwiftData

@Model
final class TodoItem: Identifiable {
    var id: String = UUID().uuidString
    var name: String
    var isComplete: Bool = false
    var priorityRaw: Int = Priority.normal.rawValue
    @Transient var isEditing = false

    var priority: Priority {
        get { Priority(rawValue: priorityRaw) ?? .normal }
        set { priorityRaw = newValue.rawValue }
    }

    enum Priority: Int, CaseIterable, Comparable {
        case low, normal, high
        static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
    }

    init(name: String) {
        self.name = name
    }
}

extension TodoItem: Comparable {
    static func < (left: TodoItem, right: TodoItem) -> Bool { left.name < right.name }
}
