import SwiftData
import SwiftUI

@Model final class Loan {
    var item: Item?
    var borrower: Account?
    var start: Date
    var due: Date
    /// When the item came back; nil as long as it is lent.
    var end: Date?

    init(item: Item?, borrower: Account?, start: Date = .now, due: Date) {
        self.item = item
        self.borrower = borrower
        self.start = start
        self.due = due
    }

    func isOverdue(at time: Date = .now) -> Bool { end == nil && due < time }
}
