import Foundation
import Observation

/// The equipment of a house, which all users share.
///
/// Each change is stored before it is shown, and noted in the log.
@Observable @MainActor
final class Desk {
    private(set) var items: [Item.ID: Item] = [:]
    /// The items by their names.
    private(set) var list: [Item] = []
    private(set) var loans: [Loan.ID: Loan] = [:]
    private(set) var accounts: [Account.ID: Account] = [:]
    /// The newest entries of the log, the newest first.
    private(set) var log: [LogEntry] = []
    /// The open loans by their items.
    private(set) var lent: [Item.ID: Loan] = [:]

    @ObservationIgnored private let store: Store

    static let logLimit = 500

    init(folder: URL) throws {
        store = try Store(folder: folder)
        list = try store.items().sorted(by: Item.isBefore)
        items = Dictionary(list.map { ($0.id, $0) }) { $1 }
        loans = Dictionary(try store.loans().map { ($0.id, $0) }) { $1 }
        accounts = Dictionary(try store.accounts().map { ($0.id, $0) }) { $1 }
        log = try store.log(limit: Self.logLimit)
        lent = Dictionary(loans.values.filter { $0.end == nil }.map { ($0.item, $0) }) { $1 }
    }

    private func note(_ event: LogEntry.Event, _ subject: String, by account: Account.ID) throws {
        try store.write(LogEntry(time: .now, account: account, event: event, subject: subject))
    }

    /// Stores a change and its entry of the log together.
    private func perform<Result>(_ change: () throws -> Result) throws -> Result {
        let result = try store.transaction(change)
        log = try store.log(limit: Self.logLimit)
        return result
    }

    // MARK: Items

    /// Adds an item, or changes the one with its number.
    ///
    /// - Parameter photo: The content of a new photo; nil to keep the item's.
    @discardableResult
    func save(_ item: Item, photo: Data? = nil, by account: Account.ID) throws -> Item.ID {
        var item = item
        item.name = item.name.trimmingCharacters(in: .whitespacesAndNewlines)
        item.serial = item.serial.trimmingCharacters(in: .whitespacesAndNewlines)
        try check(item)
        item = try perform {
            let former = item.photo
            if let photo { item.photo = try store.addPhoto(photo) }
            let id = try store.write(item)
            if photo != nil, let former { try store.deletePhoto(former) }
            try note(item.id == 0 ? .added : .changed, item.name, by: account)
            if item.id == 0 { item.id = id }
            return item
        }
        remove(item.id)
        items[item.id] = item
        list.insert(item, at: place(of: item))
        return item.id
    }

    private func check(_ item: Item) throws {
        if item.name.isEmpty { throw DeskError.nameIsMissing }
        if item.id != 0, items[item.id] == nil { throw DeskError.isGone }
        if !item.serial.isEmpty, items.values.contains(where: { $0.serial == item.serial && $0.id != item.id }) {
            throw DeskError.serialIsTaken(item.serial)
        }
    }

    func delete(_ id: Item.ID, by account: Account.ID) throws {
        guard let item = items[id] else { throw DeskError.isGone }
        if lent[id] != nil { throw DeskError.isLent(item.name) }
        try perform {
            try store.deleteItem(id)
            if let photo = item.photo { try store.deletePhoto(photo) }
            try note(.deleted, item.name, by: account)
        }
        remove(id)
        loans = loans.filter { $0.value.item != id }
    }

    /// Adds the items of a table, all or none of them. Returns their number.
    @discardableResult
    func add(table: String, by account: Account.ID) throws -> Int {
        let read = try ItemTable.items(of: table)
        var serials = Set(items.values.lazy.map(\.serial))
        for (line, item) in read where !item.serial.isEmpty {
            guard serials.insert(item.serial).inserted else {
                let fault = DeskError.serialIsTaken(item.serial).localizedDescription
                throw DeskError.table(line: line, fault: fault)
            }
        }
        let added = try perform {
            let added = try read.map { _, item in
                var item = item
                item.id = try store.write(item)
                return item
            }
            try note(.imported, String(added.count), by: account)
            return added
        }
        items.merge(added.map { ($0.id, $0) }) { $1 }
        list = (list + added).sorted(by: Item.isBefore)
        return added.count
    }

    /// The place of an item in the list, by bisection.
    private func place(of item: Item) -> Int {
        var range = list.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if Item.isBefore(list[middle], item) {
                range = middle + 1..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        return range.lowerBound
    }

    private func remove(_ id: Item.ID) {
        guard let item = items.removeValue(forKey: id) else { return }
        list.remove(at: place(of: item))
    }

    func photo(_ id: Int) -> Data? { try? store.photo(id) }

    // MARK: Loans

    func lend(_ id: Item.ID, until due: Date, to account: Account.ID) throws {
        guard let item = items[id] else { throw DeskError.isGone }
        // Another user may have been faster.
        if lent[id] != nil { throw DeskError.isLent(item.name) }
        if due < .now { throw DeskError.dateHasPassed }
        var loan = Loan(item: id, borrower: account, start: .now, due: due)
        loan.id = try perform {
            try note(.lent, item.name, by: account)
            return try store.write(loan)
        }
        loans[loan.id] = loan
        lent[id] = loan
    }

    func takeBack(_ id: Item.ID, by account: Account.ID) throws {
        guard var loan = lent[id], let item = items[id] else { return }
        loan.end = .now
        try perform {
            _ = try store.write(loan)
            try note(.returned, item.name, by: account)
        }
        loans[loan.id] = loan
        lent[id] = nil
    }

    // MARK: Accounts

    /// Whether somebody may do what only keepers may.
    func isKeeper(_ id: Account.ID?) -> Bool {
        id.flatMap { accounts[$0] }.map { $0.isActive && $0.role == .keeper } ?? false
    }

    /// Whether somebody may do what members may.
    func isMember(_ id: Account.ID?) -> Bool { id.flatMap { accounts[$0]?.isActive } ?? false }

    func passwordHash(of id: Account.ID) throws -> String? {
        accounts[id]?.isActive == true ? try store.password(of: id) : nil
    }

    /// Adds an account. The first one is a keeper's.
    func addAccount(_ account: Account, passwordHash: String, by author: Account.ID) throws {
        var account = account
        account.id = Self.normalized(account.id)
        if account.id.isEmpty || account.name.isEmpty { throw DeskError.nameIsMissing }
        if accounts[account.id] != nil { throw DeskError.nameIsTaken(account.id) }
        if accounts.isEmpty { account.role = .keeper }
        try perform {
            try store.write(account, password: passwordHash)
            try note(.accountAdded, account.id, by: author)
        }
        accounts[account.id] = account
    }

    func setRole(_ role: Account.Role, of id: Account.ID, by author: Account.ID) throws {
        guard var account = accounts[id], account.role != role else { return }
        if account.role == .keeper { try checkKeepers(without: id) }
        account.role = role
        try perform {
            try store.write(account)
            try note(.roleChanged, id, by: author)
        }
        accounts[id] = account
    }

    /// Opens or closes an account. Its loans stay.
    func setActive(_ isActive: Bool, _ id: Account.ID, by author: Account.ID) throws {
        guard var account = accounts[id], account.isActive != isActive else { return }
        if !isActive, account.role == .keeper { try checkKeepers(without: id) }
        account.isActive = isActive
        try perform {
            try store.write(account)
            try note(isActive ? .accountAdded : .accountClosed, id, by: author)
        }
        accounts[id] = account
    }

    private func checkKeepers(without id: Account.ID) throws {
        if !accounts.values.contains(where: { $0.id != id && $0.isActive && $0.role == .keeper }) {
            throw DeskError.lastKeeper
        }
    }

    func setPassword(hash: String, of id: Account.ID, by author: Account.ID) throws {
        guard let account = accounts[id] else { return }
        try perform {
            try store.write(account, password: hash)
            try note(.passwordChanged, id, by: author)
        }
    }

    /// Stores a hash with newer parameters of a password that has just been checked.
    func renewPassword(hash: String, of id: Account.ID) throws {
        if let account = accounts[id] { try store.write(account, password: hash) }
    }

    func noteSignIn(of id: Account.ID) throws { try perform { try note(.signedIn, id, by: id) } }

    /// The id for what somebody types as a name.
    static func normalized(_ name: String) -> Account.ID {
        name.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }
}
