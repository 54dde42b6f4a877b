import Foundation

/// A thing that can be borrowed.
struct Item: Identifiable, Codable, Hashable {
    /// 0 for an item that is not stored yet.
    var id = 0
    var name = ""
    var category = Category.camera
    var serial = ""
    var place = ""
    var note = ""
    /// The number of its photo; nil for none.
    var photo: Int?

    /// The order of names, and of numbers for the same name.
    static func isBefore(_ first: Item, _ second: Item) -> Bool {
        (first.name.lowercased(), first.id) < (second.name.lowercased(), second.id)
    }

    /// Whether a text is part of its name, serial number or place.
    func contains(_ text: String) -> Bool {
        text.isEmpty
            || [name, serial, place].contains {
                $0.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
            }
    }
}
