import Foundation
import SwiftData

@Model final class Wallet {
    private var balanceInCents: Int = 0
    fileprivate var log: [Entry] = []
    internal private(set) var isLocked = false

    struct Entry: Codable, Sendable {
        let date: Date
        let amount: Int
    }

    init() {}

    var balance: Decimal {
        get { Decimal(balanceInCents) / 100 }
        set {
            log.append(Entry(date: .now, amount: Int(truncating: (newValue * 100) as NSDecimalNumber) - balanceInCents))
            balanceInCents = Int(truncating: (newValue * 100) as NSDecimalNumber)
        }
    }

    func lock() { isLocked = true }
}
