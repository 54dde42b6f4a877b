import Foundation
import SwiftData

@Model final class KanbanBoard {
    var name = "Board"
    @Relationship(deleteRule: .cascade, inverse: \KanbanColumn.board) private var storedColumns: [KanbanColumn] = []
    var columns: [KanbanColumn] {
        get { storedColumns.sorted { $0.position < $1.position } }
        set {
            for (index, column) in newValue.enumerated() { column.position = index }
            storedColumns = newValue
        }
    }
    init() {}
}

@Model final class KanbanColumn {
    var title: String
    var position = 0
    var board: KanbanBoard?
    @Relationship(deleteRule: .cascade, inverse: \KanbanCard.column) var cards: [KanbanCard] = []
    init(_ title: String) { self.title = title }
}

@Model final class KanbanCard {
    var title: String
    var labels: Set<String> = []
    var column: KanbanColumn?
    init(_ title: String) { self.title = title }
}
