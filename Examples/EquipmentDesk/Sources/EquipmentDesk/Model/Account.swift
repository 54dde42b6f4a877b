import SwiftData
import SwiftUI

/// Somebody who can sign in.
@Model final class Account {
    enum Role: String, CaseIterable, Codable, Identifiable {
        /// Borrows and returns.
        case member
        /// Also changes items and accounts, and reads the log.
        case keeper

        var id: Self { self }

        var title: LocalizedStringResource {
            switch self {
            case .member: "Member"
            case .keeper: "Keeper"
            }
        }
    }

    /// The name with which one signs in, in lowercase.
    @Attribute(.unique) var id: String
    var name: String
    var role: Role
    /// False for somebody who may not sign in any longer.
    var isActive = true
    var passwordHash: String
    @Relationship(inverse: \Loan.borrower) var loans: [Loan] = []

    init(id: String, name: String, role: Role, passwordHash: String) {
        self.id = id
        self.name = name
        self.role = role
        self.passwordHash = passwordHash
    }
}
