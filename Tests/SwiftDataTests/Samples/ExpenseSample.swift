import Foundation
import SwiftData

enum ExpenseCategory: String, Codable, CaseIterable, Identifiable {
    case food, travel, rent, other
    var id: Self { self }
    var title: String { rawValue.capitalized }
}

@Model
class Expense {
    var title: String
    var amount: Decimal
    var date: Date
    var category: ExpenseCategory
    var isRecurring: Bool = false

    init(title: String, amount: Decimal, date: Date = Date(), category: ExpenseCategory = .other) {
        self.title = title
        self.amount = amount
        self.date = date
        self.category = category
    }
}

extension Expense {
    static func predicate(for category: ExpenseCategory?, since date: Date) -> Predicate<Expense> {
        #Predicate<Expense> { expense in
            expense.date >= date && (category == nil || expense.category == category!)
        }
    }

    static var sampleData: [Expense] {
        [
            Expense(title: "Lunch", amount: 12.5, category: .food),
            Expense(title: "Train", amount: 30, category: .travel),
        ]
    }
}
