import SwiftData
import SwiftUI

/// A thing that can be borrowed.
@Model final class Item {
    /// The number on its label.
    @Attribute(.unique) var number: Int
    var name = ""
    var category = Category.camera
    /// The manufacturer's number; empty for none.
    var serial = ""
    var place = ""
    var note = ""
    @Relationship(deleteRule: .cascade) var photo: Photo?
    @Relationship(deleteRule: .cascade, inverse: \Loan.item) var loans: [Loan] = []

    init(number: Int, _ draft: ItemDraft) {
        self.number = number
        take(draft)
    }

    /// Takes what was typed.
    func take(_ draft: ItemDraft) {
        name = draft.name
        category = draft.category
        serial = draft.serial
        place = draft.place
        note = draft.note
    }

    /// Its loan that is under way; nil if it is available.
    var loan: Loan? { loans.first { $0.end == nil } }
}

/// An item as it is typed, or as it is in a table.
struct ItemDraft: Codable, Hashable {
    var name = ""
    var category = Category.camera
    var serial = ""
    var place = ""
    var note = ""
}

extension ItemDraft {
    init(_ item: Item) {
        self.init(
            name: item.name, category: item.category, serial: item.serial, place: item.place, note: item.note)
    }

    /// The draft without spaces around the texts by which people look for the item.
    var trimmed: ItemDraft {
        var draft = self
        draft.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        draft.serial = serial.trimmingCharacters(in: .whitespacesAndNewlines)
        return draft
    }
}
