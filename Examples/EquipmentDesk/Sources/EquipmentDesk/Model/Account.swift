import SwiftUI

/// Somebody who can sign in.
struct Account: Identifiable, Codable, Hashable {
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
    var id: String
    var name: String
    var role: Role
    /// False for somebody who may not sign in any longer.
    var isActive = true
}
