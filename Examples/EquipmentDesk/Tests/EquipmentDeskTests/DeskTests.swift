import Foundation
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
    private func furnished() throws -> (Desk, lamp: Item.ID) {
        let desk = try desk()
        try desk.addAccount(Account(id: "Ada", name: "Ada", role: .member), passwordHash: "1", by: "ada")
        try desk.addAccount(Account(id: "bob", name: "Bob", role: .member), passwordHash: "2", by: "ada")
        return (desk, try desk.save(Item(name: " Lamp ", category: .lighting, serial: "L-1"), by: "ada"))
    }

    @Test func `keeps what it was told`() throws {
        let (desk, lamp) = try furnished()
        try desk.lend(lamp, until: tomorrow, to: "bob")
        let again = try self.desk()
        #expect(again.items == desk.items && again.list.map(\.name) == ["Lamp"])
        #expect(again.accounts == desk.accounts && again.log == desk.log)
        #expect(again.lent.mapValues(\.borrower) == [lamp: "bob"])
        #expect(again.log.map(\.event) == [.lent, .added, .accountAdded, .accountAdded])
    }

    @Test func `lists items by their names`() throws {
        let (desk, lamp) = try furnished()
        let cable = try desk.save(Item(name: "cable"), by: "ada")
        try desk.save(Item(name: "Tripod"), by: "ada")
        #expect(desk.list.map(\.name) == ["cable", "Lamp", "Tripod"])
        var renamed = try #require(desk.items[cable])
        renamed.name = "zoom"
        try desk.save(renamed, by: "ada")
        try desk.delete(lamp, by: "ada")
        #expect(desk.list.map(\.name) == ["Tripod", "zoom"])
    }

    @Test func `lends an item once at a time`() throws {
        let (desk, lamp) = try furnished()
        try desk.lend(lamp, until: tomorrow, to: "bob")
        #expect(fault { try desk.lend(lamp, until: tomorrow, to: "ada") } == .isLent("Lamp"))
        #expect(fault { try desk.delete(lamp, by: "ada") } == .isLent("Lamp"))
        try desk.takeBack(lamp, by: "bob")
        try desk.lend(lamp, until: tomorrow, to: "ada")
        #expect(desk.loans.count == 2)
        #expect(fault { try desk.lend(7, until: tomorrow, to: "ada") } == .isGone)
        #expect(fault { try desk.lend(lamp, until: .distantPast, to: "ada") } == .isLent("Lamp"))
    }

    @Test func `knows an item by its serial number`() throws {
        let (desk, _) = try furnished()
        #expect(fault { try desk.save(Item(name: "Other", serial: " L-1 "), by: "ada") } == .serialIsTaken("L-1"))
        #expect(fault { try desk.save(Item(name: "  "), by: "ada") } == .nameIsMissing)
        #expect(desk.list.count == 1)
    }

    @Test func `adds all items of a table, or none`() throws {
        let (desk, _) = try furnished()
        #expect(try desk.add(table: "name,serial\nA,1\nB,2\n", by: "ada") == 2)
        let twice = fault { try desk.add(table: "name,serial\nC,3\nD,2\n", by: "ada") }
        #expect(twice == .table(line: 3, fault: "Another item has the serial number 2."))
        #expect(desk.list.map(\.name) == ["A", "B", "Lamp"])
        #expect(try self.desk().list.map(\.name) == ["A", "B", "Lamp"])
    }

    @Test func `replaces the photo of an item`() throws {
        let (desk, lamp) = try furnished()
        try desk.save(#require(desk.items[lamp]), photo: Data([1]), by: "ada")
        let first = try #require(desk.items[lamp]?.photo)
        try desk.save(#require(desk.items[lamp]), photo: Data([2]), by: "ada")
        let second = try #require(desk.items[lamp]?.photo)
        #expect(desk.photo(second) == Data([2]))
        if first != second { #expect(desk.photo(first) == nil) }
        try desk.delete(lamp, by: "ada")
        #expect(desk.photo(second) == nil)
    }

    @Test func `has a keeper at all times`() throws {
        let (desk, _) = try furnished()
        #expect(desk.isKeeper("ada") && !desk.isKeeper("bob") && desk.isMember("bob") && !desk.isMember(nil))
        #expect(fault { try desk.setRole(.member, of: "ada", by: "ada") } == .lastKeeper)
        #expect(fault { try desk.setActive(false, "ada", by: "ada") } == .lastKeeper)
        try desk.setRole(.keeper, of: "bob", by: "ada")
        try desk.setActive(false, "ada", by: "bob")
        #expect(!desk.isKeeper("ada") && !desk.isMember("ada"))
        #expect(try desk.passwordHash(of: "ada") == nil)
        #expect(try desk.passwordHash(of: "bob") == "2")
    }
}
