import SwiftData
import SwiftUI
import Testing

@testable import EquipmentDesk

@MainActor @Suite struct `The desk` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "desk-\(UUID())")
    private let tomorrow = Date.now.addingTimeInterval(86_400)

    private func desk() throws -> Desk { try Desk(folder: folder) }

    private func fault(_ body: () throws -> Void) -> DeskError? {
        do { try body() } catch { return error as? DeskError }
        return nil
    }

    /// A desk with a keeper and a member, and a lamp.
    private func furnished() throws -> (Desk, lamp: Item) {
        let desk = try desk()
        try desk.addAccount(AccountDraft(id: "Ada", name: "Ada"), passwordHash: "1", by: "ada")
        try desk.addAccount(AccountDraft(id: "bob", name: "Bob"), passwordHash: "2", by: "ada")
        return (desk, try desk.save(ItemDraft(name: " Lamp ", category: .lighting, serial: "L-1"), by: "ada"))
    }

    @Test func `keeps what it was told`() throws {
        let (desk, lamp) = try furnished()
        try desk.lend(lamp, until: tomorrow, to: "bob")
        let again = try self.desk()
        #expect(try again.items().map(\.name) == ["Lamp"])
        #expect(try again.item(lamp.number)?.loan?.borrower?.name == "Bob")
        #expect(again.isKeeper("ada") && again.isMember("bob"))
        let log = try again.container.mainContext.fetch(LogEntry.newest)
        #expect(log.map(\.event) == [.lent, .added, .accountAdded, .accountAdded])
    }

    @Test func `lists items by their names`() throws {
        let (desk, lamp) = try furnished()
        let cable = try desk.save(ItemDraft(name: "cable"), by: "ada")
        try desk.save(ItemDraft(name: "Tripod"), by: "ada")
        #expect(try desk.items().map(\.name) == ["cable", "Lamp", "Tripod"])
        try desk.save(ItemDraft(name: "zoom"), as: cable, by: "ada")
        try desk.delete(lamp, by: "ada")
        #expect(try desk.items().map(\.name) == ["Tripod", "zoom"])
    }

    @Test func `finds items by texts, categories, and whether they are there`() throws {
        let (desk, lamp) = try furnished()
        try desk.save(ItemDraft(name: "Cable", category: .sound, place: "Shélf 2"), by: "ada")
        #expect(try desk.items(ItemFilter(text: "shelf")).map(\.name) == ["Cable"])
        #expect(try desk.items(ItemFilter(category: .lighting)).map(\.name) == ["Lamp"])
        try desk.lend(lamp, until: tomorrow, to: "bob")
        #expect(try desk.items(ItemFilter(onlyAvailable: true)).map(\.name) == ["Cable"])
    }

    @Test func `lends an item once at a time`() throws {
        let (desk, lamp) = try furnished()
        try desk.lend(lamp, until: tomorrow, to: "bob")
        #expect(fault { try desk.lend(lamp, until: tomorrow, to: "ada") } == .isLent("Lamp"))
        #expect(fault { try desk.delete(lamp, by: "ada") } == .isLent("Lamp"))
        try desk.takeBack(lamp, by: "bob")
        try desk.lend(lamp, until: tomorrow, to: "ada")
        #expect(lamp.loans.count == 2)
        #expect(fault { try desk.lend(lamp, until: .distantPast, to: "ada") } == .isLent("Lamp"))
        try desk.takeBack(lamp, by: "ada")
        #expect(fault { try desk.lend(lamp, until: .distantPast, to: "ada") } == .dateHasPassed)
        try desk.delete(lamp, by: "ada")
        #expect(fault { try desk.lend(lamp, until: tomorrow, to: "ada") } == .isGone)
        #expect(try desk.container.mainContext.fetchCount(FetchDescriptor<Loan>()) == 0)
    }

    @Test func `knows an item by its serial number`() throws {
        let (desk, lamp) = try furnished()
        #expect(fault { try desk.save(ItemDraft(name: "Other", serial: " L-1 "), by: "ada") } == .serialIsTaken("L-1"))
        #expect(fault { try desk.save(ItemDraft(name: "  "), by: "ada") } == .nameIsMissing)
        try desk.save(ItemDraft(name: "Lamp", serial: "L-1", place: "Cellar"), as: lamp, by: "ada")
        #expect(try desk.items().map(\.place) == ["Cellar"])
    }

    @Test func `adds all items of a table, or none`() throws {
        let (desk, _) = try furnished()
        #expect(try desk.add(table: "name,serial\nA,1\nB,2\n", by: "ada") == 2)
        let twice = fault { try desk.add(table: "name,serial\nC,3\nD,2\n", by: "ada") }
        #expect(twice == .table(line: 3, fault: "Another item has the serial number 2."))
        #expect(try desk.items().map(\.name) == ["A", "B", "Lamp"])
        #expect(try self.desk().items().map(\.number) == [2, 3, 1])
    }

    @Test func `replaces the photo of an item`() throws {
        let (desk, lamp) = try furnished()
        try desk.save(ItemDraft(lamp), as: lamp, photo: Data([1]), by: "ada")
        let first = try #require(lamp.photo?.number)
        try desk.save(ItemDraft(lamp), as: lamp, photo: Data([2]), by: "ada")
        let second = try #require(lamp.photo?.number)
        #expect(try desk.photo(second) == Data([2]))
        #expect(try desk.photo(first) == nil)
        try desk.delete(lamp, by: "ada")
        #expect(try desk.photo(second) == nil)
    }

    @Test func `has a keeper at all times`() throws {
        let (desk, _) = try furnished()
        let (ada, bob) = (try #require(try desk.account("ada")), try #require(try desk.account("bob")))
        #expect(desk.isKeeper("ada") && !desk.isKeeper("bob") && desk.isMember("bob") && !desk.isMember(nil))
        #expect(fault { try desk.setRole(.member, of: ada, by: "ada") } == .lastKeeper)
        #expect(fault { try desk.setActive(false, ada, by: "ada") } == .lastKeeper)
        try desk.setRole(.keeper, of: bob, by: "ada")
        try desk.setActive(false, ada, by: "bob")
        #expect(!desk.isKeeper("ada") && !desk.isMember("ada"))
        #expect(desk.passwordHash(of: "ada") == nil)
        #expect(desk.passwordHash(of: "bob") == "2")
    }
}
