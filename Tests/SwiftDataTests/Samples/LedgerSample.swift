import Foundation
import SwiftData

@Model final class LedgerAccount {
    #Index<LedgerAccount>([\.name], [\.kind, \.name])
    #Unique<LedgerAccount>([\.name, \.kind])

    var name: String
    var kind: String
    @Relationship(deleteRule: .deny, inverse: \LedgerPosting.account) var postings: [LedgerPosting] = []

    init(name: String, kind: String = "asset") {
        self.name = name
        self.kind = kind
    }

    var balance: Decimal { postings.map(\.amount).reduce(0, +) }
}

@Model final class LedgerPosting {
    var amount: Decimal
    var account: LedgerAccount?
    var transfer: LedgerTransfer?
    init(_ amount: Decimal, account: LedgerAccount) {
        self.amount = amount
        self.account = account
    }
}

@Model final class LedgerTransfer {
    var date: Date = Date.now
    @Relationship(deleteRule: .cascade, minimumModelCount: 2, inverse: \LedgerPosting.transfer)
    var postings: [LedgerPosting]

    init(from source: LedgerAccount, to target: LedgerAccount, amount: Decimal) {
        postings = [LedgerPosting(-amount, account: source), LedgerPosting(amount, account: target)]
    }
}
