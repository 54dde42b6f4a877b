import SwiftData
import SwiftUI

/// What somebody has done.
@Model final class LogEntry {
    enum Event: String, CaseIterable, Codable {
        case added, changed, deleted, lent, returned, imported, signedIn, roleChanged, accountAdded, accountClosed
        case passwordChanged

        var title: LocalizedStringResource {
            switch self {
            case .added: "Added"
            case .changed: "Changed"
            case .deleted: "Deleted"
            case .lent: "Lent"
            case .returned: "Returned"
            case .imported: "Imported"
            case .signedIn: "Signed in"
            case .roleChanged: "Role changed"
            case .accountAdded: "Account added"
            case .accountClosed: "Account closed"
            case .passwordChanged: "Password changed"
            }
        }

        var symbol: String {
            switch self {
            case .added, .imported, .accountAdded: "plus"
            case .changed: "pencil"
            case .deleted, .accountClosed: "trash"
            case .lent: "arrow.up.right"
            case .returned: "arrow.down.left"
            case .signedIn: "person.fill"
            case .roleChanged, .passwordChanged: "key.fill"
            }
        }
    }

    var time: Date
    var account: String
    var event: Event
    /// What it was done to, such as the name of an item.
    var subject: String

    init(account: String, event: Event, subject: String, time: Date = .now) {
        self.time = time
        self.account = account
        self.event = event
        self.subject = subject
    }
}
