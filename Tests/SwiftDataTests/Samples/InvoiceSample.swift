import Foundation
import SwiftData

@Model
final class Invoice {
    var number: Int
    var total: Decimal
    var paid: Bool
    var lines: [InvoiceLine]
    var customer: String

    init(number: Int, total: Decimal, paid: Bool, lines: [InvoiceLine] = [], customer: String) {
        self.number = number
        self.total = total
        self.paid = paid
        self.lines = lines
        self.customer = customer
    }
}

@Model
final class InvoiceLine {
    var text: String
    var invoice: Invoice?

    init(text: String, invoice: Invoice? = nil) {
        self.text = text
        self.invoice = invoice
    }
}
