import Foundation

struct Loan: Identifiable, Codable, Hashable {
    var id = 0
    var item: Item.ID
    var borrower: Account.ID
    var start: Date
    var due: Date
    /// When the item came back; nil as long as it is lent.
    var end: Date?

    func isOverdue(at time: Date = .now) -> Bool { end == nil && due < time }
}
