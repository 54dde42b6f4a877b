import Testing

@testable import EquipmentDesk

@Suite struct `A table of items` {
    private func fault(_ table: String) -> DeskError? {
        do { _ = try ItemTable.items(of: table) } catch { return error as? DeskError }
        return nil
    }

    @Test func `is read as it was written`() throws {
        let items = [
            ItemDraft(name: "Lamp", category: .lighting, serial: "L-1", place: "Shelf 2", note: ""),
            ItemDraft(name: "A \"good\" one", category: .tool, serial: "", place: "", note: "two\nlines, and a comma"),
            ItemDraft(name: "=SUM(A1)", category: .sound, serial: "-1", place: "@home", note: "+49"),
        ]
        let table = ItemTable.head + items.map(ItemTable.line).joined()
        #expect(try ItemTable.items(of: table).map(\.item) == items)
    }

    @Test func `has no cell that a spreadsheet takes for a formula`() {
        let item = ItemDraft(name: "=1+1", category: .tool, serial: "-2", place: "\tx", note: "@a, b")
        #expect(ItemTable.line(item) == "'=1+1,tool,'-2,'\tx,\"'@a, b\"\r\n")
    }

    @Test func `may have its columns in any order, and lines without values`() throws {
        let table = "\u{FEFF}Place,NAME\n\nShelf 1,Lamp\r\n,Cable\n\n"
        let items = try ItemTable.items(of: table)
        #expect(items.map(\.line) == [3, 4])
        #expect(
            items.map(\.item) == [
                ItemDraft(name: "Lamp", category: .tool, place: "Shelf 1"), ItemDraft(name: "Cable", category: .tool),
            ])
    }

    @Test func `is empty without lines`() throws {
        #expect(try ItemTable.items(of: "").isEmpty)
        #expect(try ItemTable.items(of: "name\n").isEmpty)
    }

    @Test func `with a fault is refused with its line`() {
        #expect(fault("serial\n1\n") == .table(line: 1, fault: "The column “name” is missing."))
        #expect(fault("name,category\nLamp,light\n") == .table(line: 2, fault: "There is no category “light”."))
        #expect(fault("name,place\nLamp,a\n,b\n") == .table(line: 3, fault: "A name is needed."))
        #expect(fault("name\nLamp\n\"open\n\n") == .table(line: 3, fault: "A quotation mark is not closed."))
    }
}
