import SwiftData
import SwiftUI

/// The equipment of a house, which all users share.
///
/// Each change is saved together with its entry of the log, or not at all.
@Observable @MainActor
final class Desk {
    let container: ModelContainer
    private var context: ModelContext { container.mainContext }

    /// Opens the store in a folder, and makes both if they are missing.
    init(folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        container = try ModelContainer(
            for: Item.self, Photo.self, Loan.self, Account.self, LogEntry.self,
            configurations: ModelConfiguration(url: folder.appending(path: "desk.store")))
    }

    /// Saves a change and its entry of the log, or undoes what the change has begun.
    private func perform<Result>(
        _ event: LogEntry.Event, _ subject: String, by account: String, _ change: () throws -> Result
    ) throws -> Result {
        do {
            let result = try change()
            context.insert(LogEntry(account: account, event: event, subject: subject))
            try context.save()
            return result
        } catch {
            context.rollback()
            throw error
        }
    }

    // MARK: Items

    /// The items of a filter by their names.
    func items(_ filter: ItemFilter = ItemFilter()) throws -> [Item] { try context.fetch(filter.descriptor) }

    func item(_ number: Int) throws -> Item? {
        try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.number == number })).first
    }

    /// Adds an item, or changes one.
    ///
    /// - Parameter photo: The content of a new photo; nil to keep the item's.
    @discardableResult
    func save(_ draft: ItemDraft, as item: Item? = nil, photo: Data? = nil, by account: String) throws -> Item {
        let draft = draft.trimmed
        if draft.name.isEmpty { throw DeskError.nameIsMissing }
        if let item, item.isDeleted || item.modelContext == nil { throw DeskError.isGone }
        if try isTaken(draft.serial, but: item) { throw DeskError.serialIsTaken(draft.serial) }
        return try perform(item == nil ? .added : .changed, draft.name, by: account) {
            let saved = try item ?? add(draft)
            saved.take(draft)
            if let photo {
                saved.photo.map(context.delete)
                saved.photo = Photo(content: photo)
            }
            return saved
        }
    }

    private func add(_ draft: ItemDraft) throws -> Item {
        var last = FetchDescriptor<Item>(sortBy: [SortDescriptor(\.number, order: .reverse)])
        last.fetchLimit = 1
        let item = Item(number: (try context.fetch(last).first?.number ?? 0) + 1, draft)
        context.insert(item)
        return item
    }

    private func isTaken(_ serial: String, but item: Item?) throws -> Bool {
        if serial.isEmpty { return false }
        let owners = try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.serial == serial }))
        return owners.contains { $0 !== item }
    }

    func delete(_ item: Item, by account: String) throws {
        if item.isDeleted || item.modelContext == nil { throw DeskError.isGone }
        if item.loan != nil { throw DeskError.isLent(item.name) }
        try perform(.deleted, item.name, by: account) { context.delete(item) }
    }

    /// Adds the items of a table, all or none of them. Returns their number.
    @discardableResult
    func add(table: String, by account: String) throws -> Int {
        let read = try ItemTable.items(of: table)
        return try perform(.imported, String(read.count), by: account) {
            for (line, draft) in read {
                let draft = draft.trimmed
                // Items of earlier lines are found, too.
                if try isTaken(draft.serial, but: nil) {
                    throw DeskError.table(
                        line: line, fault: DeskError.serialIsTaken(draft.serial).localizedDescription)
                }
                _ = try add(draft)
            }
            return read.count
        }
    }

    func photo(_ number: UUID) throws -> Data? {
        try context.fetch(FetchDescriptor<Photo>(predicate: #Predicate { $0.number == number })).first?.content
    }

    // MARK: Loans

    func lend(_ item: Item, until due: Date, to account: String) throws {
        if item.isDeleted || item.modelContext == nil { throw DeskError.isGone }
        // Another user may have been faster.
        if item.loan != nil { throw DeskError.isLent(item.name) }
        if due < .now { throw DeskError.dateHasPassed }
        let borrower = try self.account(account)
        try perform(.lent, item.name, by: account) {
            context.insert(Loan(item: item, borrower: borrower, due: due))
        }
    }

    func takeBack(_ item: Item, by account: String) throws {
        guard !item.isDeleted, let loan = item.loan else { return }
        try perform(.returned, item.name, by: account) { loan.end = .now }
    }

    // MARK: Accounts

    func account(_ id: String) throws -> Account? {
        try context.fetch(FetchDescriptor<Account>(predicate: #Predicate { $0.id == id })).first
    }

    private func active(_ id: String?) -> Account? {
        guard let account = id.flatMap({ try? account($0) }), account.isActive else { return nil }
        return account
    }

    /// Whether somebody may do what only keepers may.
    func isKeeper(_ id: String?) -> Bool { active(id)?.role == .keeper }

    /// Whether somebody may do what members may.
    func isMember(_ id: String?) -> Bool { active(id) != nil }

    func hasAccounts() throws -> Bool { try context.fetchCount(FetchDescriptor<Account>()) > 0 }

    func passwordHash(of id: String) -> String? { active(id)?.passwordHash }

    /// Adds an account. The first one is a keeper's.
    func addAccount(_ draft: AccountDraft, passwordHash: String, by author: String) throws {
        let id = Self.normalized(draft.id)
        if id.isEmpty || draft.name.isEmpty { throw DeskError.nameIsMissing }
        if try account(id) != nil { throw DeskError.nameIsTaken(id) }
        let role = try hasAccounts() ? draft.role : .keeper
        try perform(.accountAdded, id, by: author) {
            context.insert(Account(id: id, name: draft.name, role: role, passwordHash: passwordHash))
        }
    }

    func setRole(_ role: Account.Role, of account: Account, by author: String) throws {
        guard account.role != role else { return }
        if account.role == .keeper { try checkKeepers(without: account) }
        try perform(.roleChanged, account.id, by: author) { account.role = role }
    }

    /// Opens or closes an account. Its loans stay.
    func setActive(_ isActive: Bool, _ account: Account, by author: String) throws {
        guard account.isActive != isActive else { return }
        if !isActive, account.role == .keeper { try checkKeepers(without: account) }
        try perform(isActive ? .accountAdded : .accountClosed, account.id, by: author) {
            account.isActive = isActive
        }
    }

    private func checkKeepers(without account: Account) throws {
        let others = try context.fetch(FetchDescriptor<Account>(predicate: #Predicate { $0.isActive }))
        if !others.contains(where: { $0 !== account && $0.role == .keeper }) { throw DeskError.lastKeeper }
    }

    func setPassword(hash: String, of id: String, by author: String) throws {
        guard let account = try account(id) else { return }
        try perform(.passwordChanged, id, by: author) { account.passwordHash = hash }
    }

    /// Stores a hash with newer parameters of a password that has just been checked.
    func renewPassword(hash: String, of id: String) throws {
        try account(id)?.passwordHash = hash
        try context.save()
    }

    func noteSignIn(of id: String) throws { try perform(.signedIn, id, by: id) {} }

    /// The id for what somebody types as a name.
    static func normalized(_ name: String) -> String {
        name.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }
}
